/** The settings that `ems quickstart` writes: what the keeper said, with a comment on each part. */

export interface Answers {
  readonly name: string;
  readonly address: string;
  readonly keeper: string;
  readonly source:
    | ({ readonly kind: "imap"; readonly user: string } & Host)
    | { readonly kind: "smtp"; readonly host: string; readonly port: number };
  /** Null: letters are written into a folder. */
  readonly smtp: (Host & { readonly user: string | null }) | null;
  /** The key and the file that log in. */
  readonly proof: { readonly key: "password_file" | "token_file"; readonly file: string } | null;
}

export interface Host {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
}

/** The text of a config file. */
export function settingsText({ name, address, keeper, source, smtp, proof }: Answers): string {
  return [
    "# Settings of a judge, written by  ems quickstart.",
    "# After a change:  ems check config FILE  and  ems check mail --config FILE",
    "",
    "judge:",
    "  # What the judge calls itself in its letters.",
    `  name: ${quoted(name)}`,
    "  # Where players write; mail to the same address with a plus sign and more arrives there too.",
    `  address: ${quoted(address)}`,
    "  # Who is told when something needs a human.",
    `  keeper: ${quoted(keeper)}`,
    "",
    "mail:",
    ...sourceLines(source, proof),
    ...(smtp === null ? folderLines : smtpLines(smtp, proof)),
    "",
    "# Everything that the judge knows is in this file. ems backup copies it while the judge runs.",
    "database: ems.sqlite",
    "",
  ].join("\n");
}

function sourceLines(source: Answers["source"], proof: Answers["proof"]): readonly string[] {
  if (source.kind === "smtp") {
    return [
      "  # The judge takes mail itself, from the mail server that passes it on.",
      "  source: smtp",
      "  listen:",
      `    host: ${quoted(source.host)}`,
      `    port: ${source.port}`,
    ];
  }
  return [
    "  # Mail comes from a mailbox. The judge marks messages as read and deletes none.",
    "  source: imap",
    "  imap:",
    ...hostLines(source),
    ...loginLines(source.user, proof),
  ];
}

function smtpLines(smtp: NonNullable<Answers["smtp"]>, proof: Answers["proof"]): readonly string[] {
  return [
    "  # Letters leave through this server.",
    "  smtp:",
    ...hostLines(smtp),
    ...(smtp.user === null ? [] : loginLines(smtp.user, proof)),
  ];
}

const folderLines = [
  "  # Letters are only written into this folder, until there is a section smtp.",
  "  letters: letters",
];

function hostLines({ host, port, secure }: Host): readonly string[] {
  return [
    `    host: ${quoted(host)}`,
    `    port: ${port}`,
    secure ? "    # TLS from the first byte." : "    # STARTTLS.",
    `    secure: ${secure}`,
  ];
}

function loginLines(user: string, proof: Answers["proof"]): readonly string[] {
  if (proof === null) return [`    user: ${quoted(user)}`];
  return [
    `    user: ${quoted(user)}`,
    proof.key === "token_file"
      ? "    # Written by  ems login; only the judge's account may read it."
      : "    # Holds the password and nothing else; only the judge's account may read it.",
    `    ${proof.key}: ${quoted(proof.file)}`,
  ];
}

/** JSON's strings are YAML's too. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
