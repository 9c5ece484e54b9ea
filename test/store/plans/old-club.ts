/** What the tables of an old club hold: SQL for PostgreSQL, run in this order. It names nobody whom a case names. */

/** What is done: three thousand games, all over, and their mail; and what waits for a later day. */
export const past: readonly string[] = [
  `insert into games (name, version, schema, document, filed, open, status)
    select 'old-' || n, 1, 1, '{}', 1, 0, 'finished' from generate_series(1, 3000) n`,
  `insert into seats (game, member, address)
    select 'old-' || n, m, 'p' || (n + m) || '@example.net'
    from generate_series(1, 3000) n, generate_series(1, 7) m`,
  "insert into careers (game, address, plays) select game, address, 0 from seats",
  `insert into history (game, turn, schema, document)
    select 'old-' || n, t, 1, '{}' from generate_series(1, 3000) n, generate_series(1, 10) t`,
  `insert into inbox (key, raw, received_at, state, attempts, failures, fingerprint, ended_at)
    select 'old-' || n, '', n, 'answered', 1, 0, 'print-' || n, n from generate_series(1, 20000) n`,
  `insert into outbox (dedupe_key, kind, message_id, recipient, reply_to, reference_ids, subject, body,
      attachments, game, is_reply, created_at, state, attempts, not_before, ended_at)
    select 'old-' || n, 'reply', 'old-' || n, 'p' || n % 3000 || '@example.net', '', '[]', '', '',
      '[]', 'old-' || n % 3000, n % 2, n, 'sent', 1, n, n from generate_series(1, 20000) n`,
  `insert into addresses (address, heard_at, bounces)
    select 'p' || n || '@example.net', n, 0 from generate_series(1, 20000) n`,
  `insert into notices (game, member, recipient, title, body, happened_at, due_at)
    select 'old-' || n, 1, 'p' || n || '@example.net', '', '', 0, 1000000 + n from generate_series(1, 1000) n`,
  `insert into searches (game, power, asked, due_at)
    select 'old-' || n, 'FRANCE', '[]', 1000000 + n from generate_series(1, 1000) n`,
];

/** What waits in a burst: a thousand games are due at one instant, their letters are written, and many write mails. */
export const burst: readonly string[] = [
  `insert into games (name, version, schema, document, filed, open, listing, status, due_at)
    select 'due-' || n, 1, 1, '{}', 1, (n % 100 = 0)::int, case when n % 20 = 0 then 0 end, 'active', 0 from generate_series(1, 1000) n`,
  `insert into inbox (key, raw, received_at, state, attempts, failures, lane)
    select 'due-' || n, 'x', n, 'waiting', 0, 0, 'lane-' || n % 300 from generate_series(1, 1000) n`,
  `insert into outbox (dedupe_key, kind, message_id, recipient, reply_to, reference_ids, subject, body,
      attachments, game, is_reply, created_at, state, attempts, not_before)
    select 'due-' || n, 'results', 'due-' || n, 'p' || n % 3000 || '@example.net', '', '[]', 'x', 'x',
      '[]', 'due-' || n % 1000, (n % 10 = 0)::int, 0, 'waiting', 0, 0 from generate_series(1, 8000) n`,
  `insert into notices (game, member, recipient, title, body, happened_at, due_at)
    select 'due-' || n, 1, 'p' || n || '@example.net', '', '', 0, 0 from generate_series(1, 1000) n`,
  `insert into searches (game, power, asked, due_at)
    select 'due-' || n, 'FRANCE', '[]', n from generate_series(1, 1000) n`,
];
