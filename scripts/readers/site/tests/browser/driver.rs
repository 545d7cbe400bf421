//! A headless Chromium, driven by the W3C `WebDriver` protocol through `chromedriver`.

use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use ureq::Agent;

/// The time limit for an action of a page.
const TIMEOUT: Duration = Duration::from_secs(60);

fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut folders = env::split_paths(&path);
    folders.find_map(|folder| {
        let mut programs = names.iter().map(|name| folder.join(name));
        programs.find(|program| program.is_file())
    })
}

#[derive(Clone)]
pub struct Browser {
    chromium: PathBuf,
    chromedriver: PathBuf,
}

impl Browser {
    pub fn find() -> Result<Browser, String> {
        let missing = |what: &str| {
            format!("{what} is missing: on Debian, `apt-get install chromium chromium-driver`")
        };
        let chromium = find(&["chromium", "chromium-browser", "google-chrome"]);
        let chromedriver = find(&["chromedriver"]);
        Ok(Browser {
            chromium: chromium.ok_or_else(|| missing("chromium"))?,
            chromedriver: chromedriver.ok_or_else(|| missing("chromedriver"))?,
        })
    }

    pub fn open(&self) -> Session {
        let mut driver = Command::new(&self.chromedriver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver can be started");
        let mut output = BufReader::new(driver.stdout.take().expect("its output is a pipe"));
        let port = port(&mut output);
        // chromedriver must not block on a full pipe.
        std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        let agent: Agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(TIMEOUT))
            .build()
            .into();
        let mut session =
            Session { driver, agent, url: format!("http://127.0.0.1:{port}/session") };
        let options = json!({
            "binary": self.chromium,
            // A container may lack a sandbox and have little shared memory.
            "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
        });
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": TIMEOUT.as_millis() as u64 },
        });
        let opened = session.post("", &json!({ "capabilities": { "alwaysMatch": capabilities } }));
        let id = opened["sessionId"].as_str().expect("a session has an id");
        session.url = format!("{}/{id}", session.url);
        session.resize(1400, 1000);
        session
    }
}

fn port(output: &mut impl BufRead) -> u16 {
    for line in output.lines() {
        let line = line.expect("chromedriver writes text");
        let port = line.rsplit_once("on port ").map(|(_, port)| port.trim_end_matches('.'));
        // The first line repeats the requested port, 0.
        match port.and_then(|port| port.parse().ok()) {
            Some(0) | None => {}
            Some(port) => return port,
        }
    }
    panic!("chromedriver does not name its port");
}

/// A window. Dropping it closes it.
pub struct Session {
    driver: Child,
    agent: Agent,
    url: String,
}

impl Session {
    fn post(&self, path: &str, body: &Value) -> Value {
        let url = format!("{}{path}", self.url);
        let answer = self.agent.post(&url).send_json(body);
        let mut answer = answer.unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut answer: Value = answer.body_mut().read_json().expect("an answer in JSON");
        let value = answer["value"].take();
        assert!(value["error"].is_null(), "{path} {body}: {value:#}");
        value
    }

    pub fn go(&self, url: &str) {
        self.post("/url", &json!({ "url": url }));
        self.wait("document.readyState === 'complete'");
    }

    pub fn resize(&self, width: u32, height: u32) {
        // A real window cannot become this narrow.
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", &size);
    }

    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.post("/goog/cdp/execute", &body)
    }

    pub fn allow_the_clipboard(&self) {
        let permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"];
        self.devtools("Browser.grantPermissions", &json!({ "permissions": permissions }));
    }

    /// Runs the body of a function of `arguments`; returns its value.
    pub fn run(&self, script: &str, arguments: &Value) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs the body of a function without arguments; returns its value.
    pub fn act(&self, script: &str) -> Value {
        self.run(script, &json!([]))
    }

    pub fn value(&self, expression: &str) -> Value {
        self.act(&format!("return {expression}"))
    }

    pub fn text(&self, expression: &str) -> String {
        let value = self.value(expression);
        value.as_str().unwrap_or_else(|| panic!("{expression}: {value}")).to_owned()
    }

    pub fn wait(&self, expression: &str) {
        let begun = Instant::now();
        while self.value(&format!("Boolean({expression})")) != Value::Bool(true) {
            if begun.elapsed() >= TIMEOUT {
                let page = self.text("location.href + '\\n' + document.body.innerText");
                panic!("waited in vain for {expression} at {page}");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    pub fn press(&self, keys: &str) {
        let strokes: Vec<Value> = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": strokes });
        self.post("/actions", &json!({ "actions": [keyboard] }));
    }

    /// The warnings and errors in the page's console since the last call.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.post("/se/log", &json!({ "type": "browser" }));
        let entries = log.as_array().expect("a log is a list").iter();
        let is_complaint =
            |entry: &&Value| entry["level"] == "SEVERE" || entry["level"] == "WARNING";
        entries.filter(is_complaint).map(|entry| entry["message"].to_string()).collect()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.agent.delete(&self.url).call();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
