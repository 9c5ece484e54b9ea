/**
 * The systemd unit of a judge: it may read its program and settings, write beside its database, and use the
 * network; of the rest of the machine it sees nothing.
 */
interface Service {
  readonly node: string;
  readonly program: string;
  readonly config: string;
  readonly user: string;
  /** The folders that it writes into: those of the database, the letters and the tokens. */
  readonly writes: readonly string[];
  /** Variables of the environment that the settings name. */
  readonly environmentFile: string | null;
}

/** The text of the unit file. */
export function unitText(service: Service): string {
  return `[Unit]
Description=Ems Dispatch, a judge for Diplomacy by mail
Documentation=file:${service.program.replace(/dist\/app\/main\.js$/, "docs/keepers.md")}
Wants=network-online.target
After=network-online.target time-sync.target

[Service]
Type=exec
ExecStart=${quoted(service.node)} ${quoted(service.program)} start --config ${quoted(service.config)}
User=${service.user}
${service.environmentFile === null ? "" : `EnvironmentFile=${service.environmentFile}\n`}Environment=TZ=UTC
# Faulty settings do not mend themselves (EX_CONFIG); everything else is tried again.
Restart=on-failure
RestartPreventExitStatus=78
RestartSec=10
# A stop ends the step at hand first; a kill would lose nothing either.
TimeoutStopSec=60
UMask=0077

${service.writes.map((folder) => `ReadWritePaths=${folder}`).join("\n")}
${hardening.join("\n")}

[Install]
WantedBy=multi-user.target
`;
}

/** No MemoryDenyWriteExecute: Node compiles while it runs. */
const hardening = [
  "ProtectSystem=strict",
  "ProtectHome=read-only",
  "PrivateTmp=yes",
  "PrivateDevices=yes",
  "PrivateUsers=yes",
  "ProtectHostname=yes",
  "ProtectClock=yes",
  "ProtectKernelTunables=yes",
  "ProtectKernelModules=yes",
  "ProtectKernelLogs=yes",
  "ProtectControlGroups=yes",
  "ProtectProc=invisible",
  "ProcSubset=pid",
  "NoNewPrivileges=yes",
  "CapabilityBoundingSet=",
  "AmbientCapabilities=",
  "RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX",
  "RestrictNamespaces=yes",
  "RestrictRealtime=yes",
  "RestrictSUIDSGID=yes",
  "RemoveIPC=yes",
  "LockPersonality=yes",
  "SystemCallArchitectures=native",
  "SystemCallFilter=@system-service",
  "SystemCallFilter=~@privileged @resources",
  "SystemCallErrorNumber=EPERM",
] as const;

/** As systemd reads words: in quotes, with its own signs doubled. */
function quoted(word: string): string {
  const safe = word.replace(/%/g, "%%").replace(/\$/g, "$$$$");
  return /^[\w@%+=:,./$-]+$/.test(safe) ? safe : `"${safe.replace(/["\\]/g, "\\$&")}"`;
}
