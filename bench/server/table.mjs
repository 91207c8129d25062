/** Milliseconds as the table writes them. */
const ms = (value) => (value === null ? '–' : `${value.toFixed(1)} ms`);

const pauseRows = ({ own, all }) => [
  ['… event loop blocked by its own work at most', ms(own), '< 50 ms'],
  ['… with waiting for a processor that others have', ms(all), ''],
];

/** What was measured, as a table in Markdown. */
export function table({ machine, postgres, clients, best, bare, half, halfPause, typing, judged }) {
  const rows = [
    ['work', 'figure', 'goal'],
    ['---', '---', '---'],
    [
      `\`submit\` of 100 fields as a part of pgbench inserting the document with ${clients} clients`,
      best.ratio.toFixed(3),
      '≥ 0.15',
    ],
    ['… submits a second', `${best.perSecond.toFixed(0)} (${best.clients} clients)`, ''],
    ['… pgbench inserts a second', best.inserted.toFixed(0), ''],
    ['… p99 of full load', ms(best.p99), ''],
    [
      '… processor a submit: server, PostgreSQL, who asks',
      best.cpu.map((one) => one.toFixed(2)).join(' + ') + ' ms',
      '',
    ],
    ['… transactions a submit', best.transactions.toFixed(2), ''],
    ['the same for a server that only inserts', bare === null ? '–' : bare.ratio.toFixed(3), ''],
    [
      '… processor an insert: server, PostgreSQL, who asks',
      bare === null ? '–' : bare.cpu.map((one) => one.toFixed(2)).join(' + ') + ' ms',
      '',
    ],
    [`p99 at half of full load (${half.perSecond.toFixed(0)}/s)`, ms(half.p99), '< 100 ms'],
    ...pauseRows(halfPause),
    [
      `${typing.drafts.perSecond.toFixed(0)} drafts a second for ${typing.seconds} s, ${typing.signedIn} signed in, p99`,
      ms(typing.drafts.p99),
      '',
    ],
    [
      `… ${typing.submits.perSecond.toFixed(0)} submits a second beside them, p99`,
      ms(typing.submits.p99),
      '',
    ],
    ...pauseRows(typing.pause),
    ['… resident memory of the server', `${typing.memory.toFixed(0)} MB`, ''],
    ['judging 200 fields and 200 × 12 cells', ms(judged), '< 20 ms'],
  ];
  return `\n${machine}, PostgreSQL ${postgres}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
