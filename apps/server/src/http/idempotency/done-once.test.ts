import type { CallName, calls } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { App } from '../../platform/feature.ts';
import { createTestApp } from '../testing/test-app.ts';
import { TestFair } from '../testing/test-fair.ts';
import { faultPoints, readyWithoutBackground, startFaultyServer, type FaultyServer } from './test-faults.ts';
import type { Made, Makers } from './test-made.ts';
import { createMakers } from './test-makers.ts';

/** How often each point is met; the long run meets them more often. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? '1');
/** Tables that count calls, hold what was remembered of them, or pass. */
const uncounted = new Set([
  'idempotent_answer',
  'call_count',
  'captcha',
  'schema_step',
  'schema_lock',
  'badge_key',
  // Derived from submissions a moment later, and told by `recount`.
  'submission_change',
  'submission_entry',
  'entry_subject',
  'submission_count',
  'form_subject_count',
  // Derived from orders, in the same transaction or a moment later, and told by `recount`, too.
  'order_holding',
  'order_delta',
  'order_sum',
]);

type PostCall = {
  [Name in CallName]: (typeof calls)[Name]['method'] extends 'POST' ? Name : never;
}[CallName];

let fair: TestFair;
let faulty: FaultyServer;
let makers: Makers;

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  await readyWithoutBackground(server.app);
  fair = new TestFair(server, await createTestExhibition(server));
  faulty = await startFaultyServer(fair.server, fair.server.url);
  makers = await createMakers(fair);
}, 60_000);
afterAll(async () => {
  await faulty.close();
  await fair.close();
});

let keys = 0;
const newKey = (): string => `once-${(keys += 1)}`;

async function send(app: App, key: string, { url, headers, payload, fresh }: Made) {
  // How often a call may be made is another test's.
  await fair.server.database.deleteFrom('call_count').execute();
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(await fresh?.()), 'idempotency-key': key },
    payload,
  });
  return { status: answer.statusCode, text: answer.body };
}

/** How many rows every table has. */
async function countRows(): Promise<ReadonlyMap<string, number>> {
  const { database } = fair.server;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
  `.execute(database);
  const names = tables.rows.map(({ name }) => name).filter((name) => !uncounted.has(name));
  const counts = await Promise.all(
    names.map(async (name) => {
      const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(name)}`.execute(
        database,
      );
      return [name, Number(rows[0]?.count)] as const;
    }),
  );
  return new Map(counts);
}

/** What of these tables came while `work` ran. */
async function made(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows();
  await work();
  const after = await countRows();
  const addedRows = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(addedRows.filter(([, count]) => count !== 0));
}

/** As if the time had passed after which a call of a dead process is known to be dead. */
const letDeadCallsPass = () =>
  fair.server.database
    .updateTable('idempotent_answer')
    .set({ alive_until: sql<Date>`now() - interval '1 second'` })
    .where('answer', 'is', null)
    .execute();

/** Each call by POST with what it is tried with; what makes nothing, or nothing twice by its nature, says so. */
const tried: Readonly<Record<PostCall, readonly string[] | string>> = {
  submit: [
    'a submission of a form of many',
    'a draft of a form of many',
    'a submission with sensitive answers',
    'a first submission',
  ],
  submitSupport: ['an order'],
  putImg: ['an upload'],
  putFile: ['an upload into a form'],
  personSubmit: ['a person'],
  importPersons: ['an import of people'],
  inviteVisitors: ['invitations'],
  openSubmit: ['a submission to an open form'],
  openFile: ['a file of an open form'],
  openVisitor: ['a visitor'],
  openStaffSubmit: ['somebody who registers as staff'],
  submitImageExam: ['a drawing'],
  requestChange: ['a request for a change'],
  withdraw: ['a withdrawal'],
  signingStart: ['a signature that is asked for'],
  askDeletion: ['a request for deletion'],
  accounts: ['a colleague'],
  consolePublishNotice: ['a notice of the console'],
  consoleSaveArticle: ['an article of the console'],
  consoleSettleOrder: ['a payment of the console'],
  consoleReopen: ['a reopening of the console'],
  consoleDrawingAdopt: ['a drawing that is adopted'],
  consoleDrawingReject: ['a drawing that is returned'],
  consoleRemoveNotice: ['a notice that is removed'],
  consoleInviteVisitors: ['invitations of the console'],
  consoleRefuseSms: ['a number that wants no SMS'],
  consoleAllowQuantities: ['quantities that are allowed'],
  consoleCreateExhibition: ['an exhibition'],
  consoleExportArchive: ['an export of the exhibition'],
  consoleChangeExhibition: ['a change of the exhibition'],
  consoleTickReadiness: 'twice the same is the same',
  consoleStartTrial: 'there is one at most',
  consoleClearTrial: 'what was cleared is not there any more',
  consoleChangeExhibitionState: 'twice the same is the same',
  consoleCreateForm: ['a form of the console'],
  consoleSaveDraft: ['a state of a draft'],
  consoleEffects: 'a report more does nothing to the form',
  consoleMakePreview: ['a link to a draft'],
  consoleWithdrawPreview: 'twice is as once',
  consolePublish: 'a report is published with once',
  consoleReadForm: 'changes nothing',
  consoleCheckDraft: 'keeps nothing',
  consoleDraftHere: 'twice the same is the same',
  consoleChangeForm: ['a change of a form'],
  consoleFormApplies: 'reads',
  consoleOrderForms: 'twice the same is the same',
  consolePutFormAway: 'what is put away stays put away',
  consolePutFormBack: 'what is in use stays in use',
  consoleDeleteForm: 'what was deleted is not there any more',
  consoleRestoreForm: 'what was restored is not in the bin any more',
  consoleCreateExhibitor: ['an exhibitor of the console'],
  consoleChangeExhibitor: ['a change of an exhibitor'],
  consoleAddAccount: ['an account of an exhibitor'],
  consoleChangeAccount: 'twice the same is the same',
  consoleActForExhibitor: 'gives another link, of which each is good once',
  consoleTagExhibitors: ['tags of many'],
  consoleUndoTags: ['tags that are taken back'],
  consoleFillIn: ['a form that is filled in for an exhibitor'],
  consoleChangeDictionary: 'twice the same is the same',
  consoleAssignOwner: ['an owner of many'],
  consoleUndoOwner: ['an owner that is taken back'],
  consoleWithdrawExhibitor: ['an exhibitor that withdraws'],
  consoleReinstateExhibitor: ['an exhibitor that comes back'],
  consoleExtend: ['a later end of an exhibitor'],
  consoleRevokeExtension: 'what was taken back is not there any more',
  consoleChangeException: 'twice the same is the same',
  consoleDeleteExhibitor: 'who was deleted is not there any more',
  consoleRestoreExhibitor: 'who was restored is not in the bin any more',
  consoleLogContact: ['a call to an exhibitor'],
  consoleClaimContact: 'twice the same is the same',
  consoleCancelJob: 'what is cancelled stays cancelled',
  consoleImportPreview: 'does nothing but say what would be done',
  consoleImportApply: 'a preview is taken once',
  consoleBeginArchiveUpload: ['an archive that is uploaded'],
  consoleArchivePart: 'twice the same is the same',
  consoleImportArchive: 'an exhibition of one name is made once',
  consoleFill: 'an exhibition takes in no part of which it has some',
  consoleMakePack: ['a pack of an exhibition'],
  consoleDeletePack: 'what was deleted is not there any more',
  consoleCreateBooth: ['a booth of the console'],
  consoleBoothEffects: 'does nothing but say what would be',
  consoleChangeBooth: ['a booth that is given away'],
  consoleAnswerDeletion: ['an answer to a request for deletion'],
  personsRemove: ['people who are removed', 'people of whom one is asked to be removed'],
  consoleRemoval: ['an answer to who asks to remove a person'],
  removeVisitors: ['visitors who are removed'],
  personConfirm: ['somebody registered who is taken'],
  personReject: ['somebody registered who is declined'],
  discardDraft: ['a draft that is discarded'],
  signingCancel: 'what is cancelled stays cancelled',
  consoleAdopt: ['an adoption of the console'],
  consoleReject: ['a return of the console'],
  consoleFirstPasswords: ['links for first passwords of the console'],
  token: 'knows no keys (wire.md §2)',
  setPassword: 'twice the same is the same',
  updatePassword: 'the old password is right once',
  openPasswordSet: 'its link is good once',
  staffLink: 'reads',
  consoleInviteStaff: 'knows no keys: it gives secrets',
  consoleStaffPasswordLink: 'knows no keys: it gives secrets',
  consoleWithdrawInvitation: 'what was withdrawn is not there any more',
  consoleChangeStaff: 'what already is so is taken',
  consoleEndStaff: 'who left is not there any more',
  consoleLockStaff: 'twice the same is the same',
  consoleUnlockStaff: 'twice the same is the same',
  consoleResetStaffFactor: 'what was taken is not there any more',
  consoleEndStaffSessions: 'twice the same is the same',
  consoleBeginFactor: 'knows no keys: it gives secrets',
  consoleConfirmFactor: 'knows no keys: it gives secrets',
  consoleStepUp: 'a code is good once',
  useStaffLink: 'its link is good once',
  endSession: 'twice the same is the same',
  forgetDevice: 'twice the same is the same',
  giveConsent: 'one row for each policy and version',
  readNotices: 'one row for each notice',
  mediaAccreditationSubmit: 'one for each account, with a revision',
  openSeat: 'a link to a seat, of which the last one counts',
  putCommonImg: 'the same handler as openFile',
  openSigningStart: 'the same action as signingStart',
  openSigningCancel: 'the same action as signingCancel',
  openSigningSend: 'its link is good once',
  openSigningDecline: 'its link is good once',
  importPersonPhotos: 'puts the same photos in the same places',
  importExcel: 'reads a workbook and keeps nothing',
  downloadTemplate: 'reads',
  downloadPersons: 'reads',
  querySupport: 'reads',
  postDictionary: 'reads',
};
const kinds = Object.values(tried).flatMap((how) => (typeof how === 'string' ? [] : how));

describe('what is sent again with its key is done once (wire.md §1)', () => {
  test('every kind that is made is tried', () => {
    expect(Object.keys(makers).toSorted()).toEqual(kinds.toSorted());
  });

  test.each(kinds)(
    '%s, wherever the server is killed or an answer lost',
    async (kind) => {
      const make = makers[kind];
      if (make === undefined) throw new Error(`Nothing makes ${kind}`);
      const plain = await make();
      const once = await made(async () => {
        const answer = await send(fair.server.app, newKey(), plain);
        expect(answer.status, answer.text).toBe(200);
      });
      expect(once).not.toEqual({});
      for (const point of faultPoints) {
        for (let round = 0; round < rounds; round += 1) {
          const key = newKey();
          const call = await make();
          const twice = await made(async () => {
            faulty.arm(point);
            const first = await send(faulty.app, key, call);
            const reached = point === 'the answer lost at the socket';
            expect(first.status, `${point}: ${first.text}`).toBe(reached ? 200 : 503);
            await letDeadCallsPass();
            const second = await send(fair.server.app, key, call);
            expect(second.status, `${point}: ${second.text}`).toBe(200);
            const third = await send(fair.server.app, key, call);
            expect(third, point).toEqual(second);
            if (reached) expect(second).toEqual(first);
          });
          expect(twice, point).toEqual(once);
        }
      }
      faulty.arm(null);
    },
    30_000 + rounds * 10_000,
  );

  test('a server that stood still while another one did it does nothing more', async () => {
    const call = await makers['a notice of the console']?.();
    if (call === undefined) throw new Error('Nothing makes a notice');
    const key = newKey();
    const once = await made(async () => {
      let second = { status: 0, text: '' };
      faulty.stall(async () => {
        await letDeadCallsPass();
        second = await send(fair.server.app, key, call);
      });
      const first = await send(faulty.app, key, call);
      expect([first.status, second.status]).toEqual([503, 200]);
      expect(await send(faulty.app, key, call)).toEqual(second);
    });
    expect(once['notice']).toBe(1);
  });

  test('what fails after it did something is undone with all it did', async () => {
    const { app, database } = fair.server;
    const call = await makers['a notice of the console']?.();
    if (call === undefined) throw new Error('Nothing makes a notice');
    const none = await made(async () => {
      await sql`alter table idempotent_answer add constraint never check (answer is null) not valid`.execute(
        database,
      );
      const key = newKey();
      expect((await send(app, key, call)).status).toBe(500);
      await sql`alter table idempotent_answer drop constraint never`.execute(database);
    });
    expect(none).toEqual({});
  });
});
