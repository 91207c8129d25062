import { calls, type ConsoleExhibition } from '@zhantai/contract';
import type { TestSession } from '../../auth/testing.ts';
import type { TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';
import { plainText, post, serial, type Makers } from './test-made.ts';

const freeBooth = (): object => ({ hall: '9', number: `N${serial()}`, area: 9, type: 'std' });

const withdrawal = { from: 'active', freeBooths: true, voidBadges: true, reason: '不来了' };

/** Calls with which staff set an exhibition up. */
export function makeSetUp(
  fair: TestFair,
  {
    admin,
    editor,
    tenantAdmin,
  }: { readonly admin: TestSession; readonly editor: TestSession; readonly tenantAdmin: TestSession },
): Makers {
  return {
    'an exhibition': async () => {
      const title = { 'zh-Hans': plainText() };
      const made = { id: `next-${serial()}`, title, zone: 'UTC', start: '2028-03-16', end: '2028-03-19' };
      return post(tenantAdmin, calls.consoleCreateExhibition.path, made);
    },
    'an export of the exhibition': async () =>
      post(admin, calls.consoleExportArchive.path, { depth: 'set-up' }),
    'an archive that is uploaded': async () =>
      post(tenantAdmin, calls.consoleBeginArchiveUpload.path, { name: `${serial()}.zip`, bytes: 7 }),
    'a pack of an exhibition': async () =>
      post(admin, calls.consoleMakePack.path, { title: plainText(), parts: ['groups'] }),
    'a change of the exhibition': async () => {
      const { data } = await fair.get<ConsoleExhibition>(admin, calls.consoleExhibition.path);
      const from = data.settings['venue.en'];
      return post(admin, calls.consoleChangeExhibition.path, {
        change: { 'venue.en': { from, to: plainText() } },
      });
    },
    'a form of the console': async () =>
      post(editor, calls.consoleCreateForm.path, { code: `N${serial()}`, group: 'A', title: plainText() }),
    'a change of a form': async () => {
      const made = { code: `N${serial()}`, group: 'A', title: plainText() };
      const { data } = await fair.post<{ formId: string }>(editor, calls.consoleCreateForm.path, made);
      return post(editor, calls.consoleChangeForm.path.replace(':formId', data.formId), {
        change: { 'title.en': { from: '', to: plainText() } },
      });
    },
    'a state of a draft': async () => {
      const made = { code: `N${serial()}`, group: 'A', title: plainText() };
      const { data } = await fair.post<{ formId: string }>(editor, calls.consoleCreateForm.path, made);
      const detail = { formItems: [], formSetting: { title: plainText() } };
      return post(editor, calls.consoleSaveDraft.path.replace(':formId', data.formId), {
        base: 0,
        detail,
        step: plainText(),
      });
    },
    'an exhibitor of the console': async () =>
      post(editor, calls.consoleCreateExhibitor.path, { name: plainText() }),
    'a change of an exhibitor': async () => {
      const made = { name: plainText() };
      const { data } = await fair.post<{ id: string }>(editor, calls.consoleCreateExhibitor.path, made);
      return post(editor, calls.consoleChangeExhibitor.path.replace(':id', data.id), {
        change: { name: { from: made.name, to: plainText() } },
      });
    },
    'an account of an exhibitor': async () => {
      // An exhibitor has ten at most.
      const exhibitorId = `D${serial()}`;
      await fair.exhibitor(exhibitorId);
      return post(editor, calls.consoleAddAccount.path.replace(':id', exhibitorId), {
        phone: `134${String(serial()).padStart(8, '0')}`,
        name: plainText(),
      });
    },
    'tags of many': async () =>
      post(editor, calls.consoleTagExhibitors.path, { bulk: { ids: ['A101'] }, add: [`T${serial()}`] }),
    'tags that are taken back': async () => {
      const { data } = await fair.post<{ id: string }>(editor, calls.consoleTagExhibitors.path, {
        bulk: { ids: ['A101'] },
        add: [`T${serial()}`],
      });
      return post(editor, calls.consoleUndoTags.path, { jobId: data.id });
    },
    'a form that is filled in for an exhibitor': async () => {
      const exhibitorId = `W${serial()}`;
      await fair.exhibitor(exhibitorId);
      const definition = testDefinition([{ prop: 'name', type: 'input' }]);
      const { formId } = await createTestForm(fair.server.database, fair.exhibition, definition);
      const path = calls.consoleFillIn.path.replace(':exhibitorId', exhibitorId).replace(':formId', formId);
      const answers = { name: plainText() };
      const made = post(editor, path, { version: 1, revision: 0, answers, reason: plainText() });
      return { ...made, demandsKey: true };
    },
    'an owner of many': async () => {
      // Each takes who looks after it away.
      const exhibitorId = `W${serial()}`;
      await fair.exhibitor(exhibitorId);
      const { accountId } = editor.account;
      return post(editor, calls.consoleAssignOwner.path, { bulk: { ids: [exhibitorId] }, owner: accountId });
    },
    'an owner that is taken back': async () => {
      const exhibitorId = `W${serial()}`;
      await fair.exhibitor(exhibitorId);
      const { data } = await fair.post<{ id: string }>(editor, calls.consoleAssignOwner.path, {
        bulk: { ids: [exhibitorId] },
        owner: editor.account.accountId,
      });
      return post(editor, calls.consoleUndoOwner.path, { jobId: data.id });
    },
    'an exhibitor that withdraws': async () => {
      const exhibitorId = `W${serial()}`;
      await fair.exhibitor(exhibitorId);
      return post(editor, calls.consoleWithdrawExhibitor.path.replace(':id', exhibitorId), withdrawal);
    },
    'an exhibitor that comes back': async () => {
      const exhibitorId = `W${serial()}`;
      await fair.exhibitor(exhibitorId);
      await fair.post(editor, calls.consoleWithdrawExhibitor.path.replace(':id', exhibitorId), withdrawal);
      return post(editor, calls.consoleReinstateExhibitor.path.replace(':id', exhibitorId), {
        reason: plainText(),
      });
    },
    'a later end of an exhibitor': async () => {
      const window = { opensAt: null, earlyEndAt: null, endAt: new Date('2098-01-01'), lateEndAt: null };
      const { formId } = await createTestForm(fair.server.database, fair.exhibition, testDefinition([]), {
        window,
      });
      return post(editor, calls.consoleExtend.path.replace(':id', 'A101'), {
        formId,
        from: null,
        endAt: '2099-01-01 18:00',
        reason: plainText(),
        normalPrice: true,
      });
    },
    'a call to an exhibitor': async () =>
      post(editor, calls.consoleLogContact.path.replace(':id', 'A101'), {
        outcome: 'reached',
        note: plainText(),
      }),
    'a booth of the console': async () => post(editor, calls.consoleCreateBooth.path, freeBooth()),
    'a booth that is given away': async () => {
      const { data } = await fair.post<{ id: string }>(editor, calls.consoleCreateBooth.path, freeBooth());
      return post(editor, calls.consoleChangeBooth.path.replace(':id', data.id), {
        change: { exhibitorId: { from: null, to: 'A101' } },
      });
    },
  };
}
