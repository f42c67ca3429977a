//! Announcing and looking, by the crate `mdns-sd`.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use labirinto_games::Text;
use mdns_sd::{DaemonStatus, IfKind, Receiver, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};
use tokio::sync::watch;

use super::near::{Near, Teller};
use super::{AnnouncementId, Hint, SERVICE, TXT_ID, TXT_NAME, TXT_VERSION};

/// What is told to those who look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Fresh for each opening of the join screen.
    pub id: AnnouncementId,
    /// A label; cut to what fits into TXT.
    pub name: String,
    /// The newest protocol version.
    pub version: u16,
    /// Where this device listens, all at one port or several; each address is announced with the first port.
    pub addresses: Vec<SocketAddr>,
}

/// Discovery on the local network. Silent until told to announce or to look; silent again when dropped.
pub struct Discovery {
    daemon: Option<ServiceDaemon>,
    /// Tells when the last daemon has said goodbye to the network.
    ending: Option<Receiver<DaemonStatus>>,
    interfaces: Vec<IpAddr>,
    announced: Option<Announcement>,
    /// While looking: shared with the thread that follows what is found, which ends when this is cleared.
    looking: Option<Arc<AtomicBool>>,
    near: Arc<Mutex<Near>>,
    list: watch::Sender<Vec<Hint>>,
}

/// Why nothing can be announced or looked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiscoveryError {
    /// There is no address to announce.
    #[error("no address to announce")]
    NoAddress,
    /// The system does not let this program use multicast, or the daemon does not run.
    #[error("multicast DNS is not available: {0}")]
    Unavailable(String),
}

/// How long the goodbye to the network may take when the program ends.
const GOODBYE: Duration = Duration::from_millis(500);

/// The domain of all multicast names.
const DOMAIN: &str = "local.";

/// The most bytes of the name in TXT.
const NAME_MOST: usize = 63;

impl Discovery {
    /// Discovery on the interfaces that have these addresses.
    pub fn new(interfaces: Vec<IpAddr>) -> Discovery {
        Discovery {
            daemon: None,
            ending: None,
            interfaces,
            announced: None,
            looking: None,
            near: Arc::default(),
            list: watch::channel(Vec::new()).0,
        }
    }

    /// What is near, the whole list each time it changes.
    pub fn near(&self) -> watch::Receiver<Vec<Hint>> {
        self.list.subscribe()
    }

    /// Uses the interfaces that have these addresses from now on; what was announced or looked for goes on there.
    pub fn move_to(&mut self, interfaces: Vec<IpAddr>) -> Result<(), DiscoveryError> {
        if interfaces == self.interfaces {
            return Ok(());
        }
        self.interfaces = interfaces;
        self.restart()
    }

    /// Announces until [`Discovery::stop_announcing`], in place of what was announced before.
    pub fn announce(&mut self, announcement: Announcement) -> Result<(), DiscoveryError> {
        if announcement.addresses.is_empty() {
            return Err(DiscoveryError::NoAddress);
        }
        self.stop_announcing();
        self.own(announcement.id);
        self.announced = Some(announcement);
        self.ensure_daemon()?;
        self.register()
    }

    /// Is announced no longer; those who look are told.
    pub fn stop_announcing(&mut self) {
        if let (Some(daemon), Some(announcement)) = (&self.daemon, self.announced.take()) {
            let _ = daemon.unregister(&full_name(announcement.id));
        }
        self.rest();
    }

    /// Looks until [`Discovery::stop_looking`].
    pub fn look(&mut self) -> Result<(), DiscoveryError> {
        if self.looking.is_some() {
            return Ok(());
        }
        self.ensure_daemon()?;
        self.browse()
    }

    /// Looks no longer; the list forgets what was found here.
    pub fn stop_looking(&mut self) {
        if let Some(following) = self.looking.take() {
            following.store(false, Ordering::Release);
            if let Some(daemon) = &self.daemon {
                let _ = daemon.stop_browse(&service_type());
            }
            self.lock().forget_here();
            self.publish();
            self.rest();
        }
    }

    /// This id is announced by the system of the phone: it is oneself, and never a hint.
    pub fn own(&self, id: AnnouncementId) {
        self.lock().own(id);
        self.publish();
    }

    /// The phone's own discovery found, or found again, an announcement.
    pub fn peer_hint(&self, hint: Hint) {
        self.lock().tell(Teller::Shell, hint);
        self.publish();
    }

    /// The phone's own discovery lost an announcement.
    pub fn peer_gone(&self, id: AnnouncementId) {
        self.lock().gone_id(&Teller::Shell, id);
        self.publish();
    }

    /// The phone's own discovery has ended: forgets all that it found.
    pub fn forget_hints(&self) {
        self.lock().forget_shell();
        self.publish();
    }

    fn restart(&mut self) -> Result<(), DiscoveryError> {
        self.stop_daemon();
        self.lock().forget_here();
        self.publish();
        let looking = self.looking.take();
        if let Some(following) = &looking {
            following.store(false, Ordering::Release);
        }
        if self.announced.is_none() && looking.is_none() {
            return Ok(());
        }
        self.ensure_daemon()?;
        if self.announced.is_some() {
            self.register()?;
        }
        if looking.is_some() { self.browse() } else { Ok(()) }
    }

    fn ensure_daemon(&mut self) -> Result<(), DiscoveryError> {
        if self.daemon.is_none() {
            let daemon = ServiceDaemon::new().map_err(unavailable)?;
            daemon.disable_interface(IfKind::All).map_err(unavailable)?;
            let interfaces: Vec<IfKind> = self.interfaces.iter().copied().map(IfKind::Addr).collect();
            daemon.enable_interface(interfaces).map_err(unavailable)?;
            self.daemon = Some(daemon);
        }
        Ok(())
    }

    fn register(&self) -> Result<(), DiscoveryError> {
        let (Some(daemon), Some(announcement)) = (&self.daemon, &self.announced) else { return Ok(()) };
        daemon.register(service_info(announcement)?).map_err(unavailable)
    }

    fn browse(&mut self) -> Result<(), DiscoveryError> {
        let Some(daemon) = &self.daemon else { return Ok(()) };
        let found = daemon.browse(&service_type()).map_err(unavailable)?;
        let (near, list) = (self.near.clone(), self.list.clone());
        let following = Arc::new(AtomicBool::new(true));
        self.looking = Some(following.clone());
        std::thread::Builder::new()
            .name("labirinto-near".into())
            .spawn(move || follow(&found, &following, &near, &list))
            .map(|_| ())
            .map_err(|error| DiscoveryError::Unavailable(error.to_string()))
    }

    /// Ends the daemon when it has nothing to do.
    fn rest(&mut self) {
        if self.announced.is_none() && self.looking.is_none() {
            self.stop_daemon();
        }
    }

    fn stop_daemon(&mut self) {
        if let Some(daemon) = self.daemon.take() {
            self.ending = daemon.shutdown().ok();
        }
    }

    fn publish(&self) {
        publish(&self.near, &self.list);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Near> {
        self.near.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for Discovery {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Discovery")
            .field("interfaces", &self.interfaces)
            .field("announced", &self.announced)
            .finish_non_exhaustive()
    }
}

impl Drop for Discovery {
    fn drop(&mut self) {
        self.stop_announcing();
        self.stop_daemon();
        if let Some(ending) = self.ending.take() {
            let _ = ending.recv_timeout(GOODBYE);
        }
    }
}

impl DiscoveryError {
    /// The stable code of this error.
    pub fn code(&self) -> &'static str {
        match self {
            DiscoveryError::NoAddress => "nothing-to-announce",
            DiscoveryError::Unavailable(_) => "discovery-unavailable",
        }
    }

    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            DiscoveryError::NoAddress => Text::key("discovery-nothing-to-announce"),
            DiscoveryError::Unavailable(reason) => {
                Text::key("discovery-unavailable").word("reason", reason.clone())
            }
        }
    }
}

/// Keeps the list until the daemon ends.
fn follow(
    found: &Receiver<ServiceEvent>,
    following: &AtomicBool,
    near: &Mutex<Near>,
    list: &watch::Sender<Vec<Hint>>,
) {
    while let Ok(event) = found.recv() {
        let mut locked = near.lock().unwrap_or_else(PoisonError::into_inner);
        if !following.load(Ordering::Acquire) {
            return;
        }
        match event {
            ServiceEvent::ServiceResolved(service) => {
                let Some(hint) = hint(&service) else { continue };
                locked.tell(Teller::Here(service.fullname.clone()), hint);
            }
            ServiceEvent::ServiceRemoved(_, full_name) => locked.gone(&Teller::Here(full_name)),
            ServiceEvent::SearchStopped(_) => return,
            _ => continue,
        }
        drop(locked);
        publish(near, list);
    }
}

fn publish(near: &Mutex<Near>, list: &watch::Sender<Vec<Hint>>) {
    let now = near.lock().unwrap_or_else(PoisonError::into_inner).list();
    list.send_if_modified(|before| {
        let changed = *before != now;
        *before = now;
        changed
    });
}

/// What an announcement of the network says, as far as it can be believed at all.
fn hint(service: &ResolvedService) -> Option<Hint> {
    let id = AnnouncementId::parse(service.get_property_val_str(TXT_ID)?)?;
    let version = service.get_property_val_str(TXT_VERSION)?.parse().ok()?;
    let name = service.get_property_val_str(TXT_NAME).unwrap_or_default().to_owned();
    let addresses =
        service.addresses.iter().map(|ip| SocketAddr::new(ip.to_ip_addr(), service.port)).collect();
    Some(Hint { id, name, version, addresses })
}

fn service_info(announcement: &Announcement) -> Result<ServiceInfo, DiscoveryError> {
    let first = announcement.addresses.first().ok_or(DiscoveryError::NoAddress)?;
    let addresses: Vec<IpAddr> = announcement
        .addresses
        .iter()
        .filter(|address| address.port() == first.port())
        .map(SocketAddr::ip)
        .collect();
    let id = announcement.id.to_string();
    let mut name = announcement.name.clone();
    while name.len() > NAME_MOST {
        name.pop();
    }
    let properties =
        [(TXT_VERSION, announcement.version.to_string()), (TXT_ID, id.clone()), (TXT_NAME, name)];
    let mut info = ServiceInfo::new(
        &service_type(),
        &id,
        &format!("{id}.{DOMAIN}"),
        &addresses[..],
        first.port(),
        &properties[..],
    )
    .map_err(unavailable)?;
    // The names are random: nobody else can have them.
    info.set_requires_probe(false);
    Ok(info)
}

fn service_type() -> String {
    format!("{SERVICE}.{DOMAIN}")
}

fn full_name(id: AnnouncementId) -> String {
    format!("{id}.{}", service_type())
}

fn unavailable(error: mdns_sd::Error) -> DiscoveryError {
    DiscoveryError::Unavailable(error.to_string())
}
