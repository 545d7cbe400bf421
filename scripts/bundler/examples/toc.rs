use bundler::c::{self, emit, compile::Goal, toolchain::{self, Toolchain}};
use bundler::rust;
fn main(){
 let ws=std::path::Path::new("/work/wt/h1");
 let p=std::env::args().nth(1).unwrap(); let program=std::fs::read_to_string(&p).unwrap();
 let r=rust::bundle_source(ws,std::path::Path::new(&p),&program,rust::Options::default()).unwrap();
 let o=emit::Options{heading:vec![],entry:"run".into(),memory:64<<20,method:None,interactive:false};
 let t=Toolchain::new(toolchain::compiler().unwrap(),&ws.join("target/judge-wasm")).unwrap_or_else(|e|{eprintln!("{e:#}");std::process::exit(1)});
 match c::translate(&t,&r,&program,Goal::Speed,&o){Ok(x)=>print!("{x}"),Err(e)=>{eprintln!("{e:#}");std::process::exit(1)}}
}
