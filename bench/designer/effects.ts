// `effects.ts SUBMISSIONS`: what publishing would do, found by the job in a database of its own which the program fills:
// seconds, processor time of the whole process, memory above rest, and how long the event loop waited at most.
import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { createTestExhibition } from '../../apps/server/src/exhibitions/testing.ts';
import { countEffects, judgeHere } from '../../apps/server/src/form-drafts/effects/count-effects.ts';
import { createTestForm, testDefinition } from '../../apps/server/src/http/testing/test-form.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';
import { submissionServices } from '../../apps/server/src/submissions/index.ts';

const count = Number(process.argv[2] ?? 100_000);
const MEGABYTE = 1_048_576;

/** A text field. */
const field = (prop: string, more: object = {}) => ({
  prop,
  type: 'input',
  original: { label: prop, ...more },
});

const dataDir = mkdtempSync(join(tmpdir(), 'zhantai-bench-effects-'));
const settings = readSettings({ ...process.env, DATA_DIR: dataDir }, '/');
const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
try {
  const exhibition = await createTestExhibition({ database });
  const { formId } = await createTestForm(
    database,
    exhibition,
    testDefinition(['a', 'b', 'c'].map((prop) => field(prop))),
  );
  const next = { ...testDefinition([field('a', { maxlength: 3 }), field('c')]) };
  const { tenantId, exhibitionId } = exhibition;
  await sql`insert into exhibitor (tenant_id, exhibition_id, exhibitor_id, name, name_en)
    select ${tenantId}, ${exhibitionId}, 'E' || n, 'E' || n, '' from generate_series(1, ${count}) as n`.execute(
    database,
  );
  await sql`insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, status,
      revision, submitted_revision, round, submitted_at)
    select ${tenantId}, ${exhibitionId}, 'S' || n, ${formId}, 'exhibitor', 'E' || n, 'submitted', 1, 1, 1, now()
    from generate_series(1, ${count}) as n`.execute(database);
  await sql`insert into revision (tenant_id, exhibition_id, submission_id, revision, version, round, answers, address,
      receipt_number, receipt_hash)
    select ${tenantId}, ${exhibitionId}, 'S' || n, 1, 1, 1, jsonb_build_object('a', case when n % 7 = 0 then 'long' else 'abc' end,
      'b', case when n % 5 = 0 then 'x' else '' end, 'c', 'y'), '10.0.0.1', 'R' || n, md5(n::text)
    from generate_series(1, ${count}) as n`.execute(database);
  await sql`analyze`.execute(database);
  const services = submissionServices({ database, settings, now: () => new Date() });
  const about = {
    exhibition,
    formId,
    language: 'zh-Hans',
    detail: next,
    since: null,
    snapshot: null,
  } as const;
  const rest = process.memoryUsage().rss;
  let most = rest;
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  const { effects } = await countEffects(services, about, {
    judge: judgeHere(services),
    onFailing: () => undefined,
    onProgress: () => {
      most = Math.max(most, process.memoryUsage().rss);
    },
  });
  const { user, system } = process.cpuUsage(cpu);
  if (
    effects.failing.submissions !== Math.floor(count / 7) ||
    effects.lost.submissions !== Math.floor(count / 5)
  )
    throw new Error(`miscounted: ${JSON.stringify(effects.failing.submissions)}`);
  process.stdout.write(
    JSON.stringify({
      submissions: count,
      failing: effects.failing.submissions,
      seconds: (performance.now() - began) / 1_000,
      cpuSeconds: (user + system) / 1e6,
      heapMb: (most - rest) / MEGABYTE,
      lagMs: lag.max / 1e6,
    }),
  );
} finally {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
}
