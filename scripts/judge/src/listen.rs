//! Receives problems from a browser: the extension Competitive Companion reads a problem's page and posts it
//! as JSON to ports of this machine.
//!
//! Web pages can send requests too. These are refused; the contents of all other requests are validated before anything
//! is written to a file.

mod received;

pub(crate) use received::{Contest, Received};

use anyhow::{Context, Result, bail};
use std::io::Read;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

/// The extension's default ports, each belonging to some tool.
pub(crate) const PORTS: [u16; 7] = [10045, 10043, 10042, 27121, 6174, 4244, 1327];

/// The maximum size of a problem, in bytes.
const MOST: u64 = 16 << 20;

pub(crate) struct Listener {
    pub(crate) port: u16,
    requests: Receiver<Heard>,
}

pub(crate) enum Heard {
    /// A problem whose sender waits for a reply.
    Problem(Box<Received>, Reply),
    /// A refused request, whose sender also waits.
    Refused(Refusal, Reply),
}

pub(crate) struct Reply(Request);

pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) reason: String,
    /// True if the request may have been a problem sent by the extension.
    pub(crate) is_loss: bool,
    /// The contest of that problem, if known.
    pub(crate) contest: Option<Contest>,
}

impl Reply {
    /// Sends a response. The client may be gone.
    pub(crate) fn send(self, status: u16, text: &str) {
        let _ = self.0.respond(Response::from_string(text).with_status_code(status));
    }
}

impl Listener {
    /// Listens on the first of these ports that is free, reachable only from this machine.
    pub(crate) fn on(ports: &[u16]) -> Result<Listener> {
        let (send, requests) = channel();
        let mut last = None;
        for &port in ports {
            match Server::http((Ipv4Addr::LOCALHOST, port)) {
                Ok(server) => {
                    let port = server.server_addr().to_ip().map_or(port, |at| at.port());
                    serve(server, &send);
                    // The address may not exist.
                    if let Ok(server) = Server::http(SocketAddr::from((Ipv6Addr::LOCALHOST, port)))
                    {
                        serve(server, &send);
                    }
                    return Ok(Listener { port, requests });
                }
                Err(error) => last = Some(error),
            }
        }
        let reason = last.map_or_else(String::new, |error| error.to_string());
        bail!("no port is free of {ports:?} ({reason}); name another with --port")
    }

    pub(crate) fn next(&self) -> Result<Heard> {
        self.requests.recv().context("the listener has stopped")
    }
}

/// Reads each request in its own thread, since a client may send nothing for a while.
fn serve(server: Server, heard: &Sender<Heard>) {
    let heard = heard.clone();
    thread::spawn(move || {
        for request in server.incoming_requests() {
            let heard = heard.clone();
            // Fails only if the receiver is gone.
            thread::spawn(move || heard.send(read(request)).is_ok());
        }
    });
}

/// Reads a request. The reply is sent only after the receiver has handled it.
fn read(mut request: Request) -> Heard {
    match problem(&mut request) {
        Ok(problem) => Heard::Problem(Box::new(problem), Reply(request)),
        Err(refusal) => Heard::Refused(refusal, Reply(request)),
    }
}

fn problem(request: &mut Request) -> Result<Received, Refusal> {
    let refused = |status, reason: &str| {
        Err(Refusal { status, reason: reason.to_owned(), is_loss: false, contest: None })
    };
    let value = |name: &'static str| {
        let headers = request.headers().iter();
        let mut of_this_name = headers.filter(move |header: &&Header| header.field.equiv(name));
        of_this_name.next().map(|header| header.value.as_str())
    };
    if value("Origin").is_some_and(|origin| !is_extension(origin)) {
        return refused(403, "requests from pages are refused");
    }
    if request.url() != "/" {
        return refused(404, "problems are posted to /");
    }
    if *request.method() != Method::Post {
        return refused(405, "problems are posted");
    }
    let kind = value("Content-Type").and_then(|kind| kind.split(';').next()).unwrap_or_default();
    if !kind.trim().eq_ignore_ascii_case("application/json") {
        return refused(415, "problems are sent as application/json");
    }
    let too_long = || Refusal {
        status: 413,
        reason: String::from("this is too long for a problem"),
        is_loss: true,
        contest: None,
    };
    if request.body_length().is_some_and(|length| length as u64 > MOST) {
        return Err(too_long());
    }
    let mut body = Vec::new();
    let read = request.as_reader().take(MOST + 1).read_to_end(&mut body);
    if read.is_err() || body.len() as u64 > MOST {
        return Err(too_long());
    }
    Received::parse(&body).map_err(|error| {
        let contest = Contest::parse(&body);
        let is_loss = contest.is_some() || !error.is::<serde_json::Error>();
        Refusal { status: 400, reason: format!("{error:#}"), is_loss, contest }
    })
}

/// Returns whether a request comes from a browser extension. The origin of a page is its address or `null`.
fn is_extension(origin: &str) -> bool {
    let scheme = origin.split_once("://").map_or("", |(scheme, _)| scheme);
    scheme.ends_with("-extension")
}
