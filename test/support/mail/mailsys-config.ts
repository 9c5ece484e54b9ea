/**
 * The files of a private mail system: Dovecot for mailboxes (IMAP, LMTP, SASL, Sieve), Postfix for
 * queueing, delivery reports and submission. Everything listens on 127.0.0.1 and nothing can leave.
 */

export interface Ports {
  readonly imap: number;
  readonly imaps: number;
  readonly lmtp: number;
  readonly auth: number;
  /** Where mail from outside arrives; no login. */
  readonly mx: number;
  /** Where a logged-in program submits mail; STARTTLS. */
  readonly submission: number;
}

export interface MailSystemOptions {
  /** More domains that have mailboxes. */
  readonly domains?: readonly string[];
  /** False: a server that cannot tell of new mail, as some cheap ones. */
  readonly idle?: boolean;
  /** Where Dovecot asks whose a token is (RFC 7662), and the mechanisms that it takes tokens by. */
  readonly oauth?: { readonly introspection: string; readonly mechanisms: string };
}

/** What Dovecot says that it can do, where it shall not say all. */
const withoutIdle = "imap_capability = IMAP4rev1 SASL-IR ID ENABLE LITERAL+ UIDPLUS NAMESPACE";

/** The account that owns the mailboxes: Dovecot refuses to deliver as root. */
export const owner = { user: "nobody", group: "nogroup" } as const;

export const domain = "example.test";

/** The main file of Dovecot 2.3. */
export function dovecotConfig(
  directory: string,
  ports: Ports,
  { idle = true, oauth }: MailSystemOptions,
): string {
  return `
base_dir = ${directory}/run
state_dir = ${directory}/state
log_path = ${directory}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
hostname = mx.${domain}
default_internal_user = ${owner.user}
default_internal_group = ${owner.group}
default_login_user = ${owner.user}
first_valid_uid = 1
mail_uid = ${owner.user}
mail_gid = ${owner.group}
mail_home = ${directory}/mail/%u
mail_location = maildir:~/Maildir
mail_fsync = never
mail_plugins = quota
shutdown_clients = yes
ssl = yes
ssl_cert = <${directory}/tls/cert.pem
ssl_key = <${directory}/tls/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login ${oauth?.mechanisms ?? ""}
auth_failure_delay = 0
recipient_delimiter = +
lmtp_save_to_detail_mailbox = no
submission_host = 127.0.0.1:${ports.mx}

namespace inbox {
  inbox = yes
  separator = /
  mailbox Junk {
    special_use = \\Junk
  }
}
${oauth === undefined ? "" : tokenDatabase(directory, oauth.mechanisms)}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${directory}/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${directory}/users
  default_fields = uid=${owner.user} gid=${owner.group} home=${directory}/mail/%u
}
protocol imap {
  mail_plugins = quota imap_quota
  mail_max_userip_connections = 500
  ${idle ? "" : withoutIdle}
}
protocol lmtp {
  mail_plugins = quota sieve
}
plugin {
  sieve = file:~/sieve;active=~/.dovecot.sieve
  quota = maildir:User quota
  quota_rule = *:storage=1G
  quota_grace = 0
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
service anvil {
  chroot =
  # One wrong password must not slow every later login from 127.0.0.1.
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
service lmtp {
  inet_listener lmtp {
    port = ${ports.lmtp}
  }
}
service auth {
  inet_listener {
    port = ${ports.auth}
  }
}
`;
}

function tokenDatabase(directory: string, mechanisms: string): string {
  return `
passdb {
  driver = oauth2
  mechanisms = ${mechanisms}
  args = ${directory}/oauth2.conf
}`;
}

/** How Dovecot asks the authorization server. */
export function tokenConfig(introspection: string): string {
  return `
introspection_mode = post
introspection_url = ${introspection}
username_attribute = username
active_attribute = active
active_value = true
`;
}

/**
 * The main file of Postfix 3: virtual domains, delivered to Dovecot; retries within seconds. After a single
 * second Postfix now and then finds a mail "still being delivered", and never takes it up again.
 */
export function postfixMain(
  directory: string,
  ports: Ports,
  { domains = [] }: MailSystemOptions,
): string {
  return `
compatibility_level = 3.6
queue_directory = ${directory}/pf/queue
data_directory = ${directory}/pf/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
maillog_file = ${directory}/pf/postfix.log
maillog_file_prefixes = ${directory}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.${domain}
mydomain = ${domain}
myorigin = ${domain}
mydestination =
mynetworks = 127.0.0.0/8
local_recipient_maps =
alias_maps =
alias_database =
virtual_mailbox_domains = ${[domain, ...domains].join(" ")}
virtual_mailbox_maps = static:all
virtual_transport = lmtp:inet:127.0.0.1:${ports.lmtp}
virtual_mailbox_limit = 0
mailbox_size_limit = 0
message_size_limit = 8388608
recipient_delimiter = +
lmtp_host_lookup = native
smtp_dns_support_level = disabled
default_transport = error:5.1.2 no mail leaves this test system
relay_transport = error:5.1.2 no mail leaves this test system
smtpd_relay_restrictions = permit_sasl_authenticated, reject_unauth_destination
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${ports.auth}
smtpd_tls_cert_file = ${directory}/tls/cert.pem
smtpd_tls_key_file = ${directory}/tls/key.pem
lmtp_destination_recipient_limit = 1
lmtp_destination_concurrency_failed_cohort_limit = 0
minimal_backoff_time = 3s
maximal_backoff_time = 3s
queue_run_delay = 1s
maximal_queue_lifetime = 60s
bounce_queue_lifetime = 60s
in_flow_delay = 0
notify_classes =
`;
}

/** The service table of Postfix, without chroot and without what needs a system installation. */
export function postfixMaster(ports: Ports): string {
  const submission = [
    "smtpd",
    "-o smtpd_tls_security_level=encrypt",
    "-o smtpd_sasl_auth_enable=yes",
    "-o smtpd_client_restrictions=permit_sasl_authenticated,reject",
  ].join(" ");
  return [
    `127.0.0.1:${ports.mx} inet n - n - - smtpd`,
    `127.0.0.1:${ports.submission} inet n - n - - ${submission}`,
    "pickup unix n - n 60 1 pickup",
    "qmgr unix n - n 300 1 qmgr",
    ...["cleanup", "flush", "showq"].map((name) => `${name} unix n - n - 0 ${name}`),
    ...["bounce", "defer", "trace"].map((name) => `${name} unix - - n - 0 bounce`),
    ...["tlsmgr", "verify", "anvil", "scache"].map((name) => `${name} unix - - n - 1 ${name}`),
    ...["proxymap", "smtp", "lmtp", "error", "discard"].map(
      (name) => `${name} unix - - n - - ${name}`,
    ),
    "rewrite unix - - n - - trivial-rewrite",
    "relay unix - - n - - smtp",
    "retry unix - - n - - error",
    "postlog unix-dgram n - n - 1 postlogd",
    "",
  ].join("\n");
}
