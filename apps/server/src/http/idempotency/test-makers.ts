import { calls, formTypeCodes } from '@zhantai/contract';
import { writeTable } from '@zhantai/workbooks/write';
import { captchaHeaders, type TestSession } from '../../auth/testing.ts';
import { addTestItems, addTestSale, testItem } from '../../catalogues/testing.ts';
import { clientHeaders } from '../../exhibitions/testing.ts';
import type { Form } from '../../forms/index.ts';
import type { Answer, TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition, type TestItem } from '../testing/test-form.ts';
import { createOpenForm, giveTestTicket } from '../testing/test-tickets.ts';
import { multipart } from '../testing/test-upload.ts';
import { plainText, post, serial, type Made, type Makers } from './test-made.ts';
import { makeSetUp } from './test-set-up.ts';

const upload = (
  who: TestSession,
  url: string,
  name: string,
  content: Buffer,
  fields: Readonly<Record<string, string>> = {},
): Made => {
  const { payload, headers } = multipart({ name, content, fields });
  return { url, headers: { ...who.headers, ...headers }, payload };
};
const submission = ({ formId, formType }: Form, answers: object, more: object = {}): object => ({
  formId,
  formType,
  version: 1,
  revision: 0,
  answers,
  ...more,
});
const drawing = (): Buffer => Buffer.from(`%PDF-1.4\n%${plainText()}\n%%EOF\n`);

const openItems: readonly TestItem[] = [
  { prop: 'name', type: 'input', required: true },
  { prop: 'plan', type: 'upload', original: { accept: 'pdf', maxSize: 5 } },
];

/** A call of each kind that makes something. */
export async function createMakers(fair: TestFair): Promise<Makers> {
  const { server, exhibition } = fair;
  const { database } = server;
  const [user, editor, reviewer, admin] = await Promise.all([
    fair.exhibitor('A101'),
    fair.person({ role: 'editor' }),
    fair.person({ role: 'reviewer' }),
    fair.person({ role: 'admin' }),
  ]);
  const tenantAdmin = await fair.person({ role: 'admin' });
  await database
    .updateTable('account')
    .set({ tenant_admin: true })
    .where('account_id', '=', tenantAdmin.account.accountId)
    .execute();
  const makeMain = async (who: TestSession): Promise<TestSession> => {
    await database
      .updateTable('membership')
      .set({ main: true })
      .where('account_id', '=', who.account.accountId)
      .execute();
    return who;
  };
  await makeMain(user);
  const named = testDefinition([{ prop: 'name', type: 'input', required: true }]);
  const makeForm = (changes: Partial<Form> = {}, definition: object = named): Promise<Form> =>
    createTestForm(database, exhibition, definition, changes);
  const [many, sealed, people] = await Promise.all([
    makeForm({ submissions: 'many' }),
    makeForm(
      { submissions: 'many' },
      testDefinition([{ prop: 'id_no', type: 'input', original: { sensitive: 'id' } }]),
    ),
    makeForm({ submissions: 'many', formType: formTypeCodes.exhibitorPersion }),
  ]);
  const drawn = testDefinition([
    { prop: 'plan', type: 'upload', required: true, original: { accept: 'pdf', minSize: 1, maxSize: 2 } },
  ]);
  const openly = (formType: string | null): Promise<Form> =>
    createOpenForm(fair, openItems, { submissions: 'many', ...(formType === null ? {} : { formType }) });
  const [open, visitors, staff] = await Promise.all([
    openly(null),
    openly(formTypeCodes.exhibitor_invitation_Form),
    openly(formTypeCodes.exhibitorPersion),
  ]);
  await addTestItems(database, exhibition, [{ item: testItem('table'), stock: { '': 10_000 } }]);

  const submitted = async (changes: Partial<Form> = {}): Promise<{ id: string; form: Form }> => {
    const form = await makeForm(changes);
    const { data }: Answer<{ id: string }> = await fair.submit(user, form, { name: plainText() });
    return { id: data.id, form };
  };
  const decide = async (step: 'adopt' | 'reject', body: object): Promise<Made> => {
    const { id } = await submitted();
    return post(reviewer, `/api/console/submissions/${id}/${step}`, { revision: 1, ...body });
  };
  const order = async (): Promise<{ formId: string; lines: object[]; revision: number }> => {
    const { formId } = await makeForm();
    await addTestSale(database, exhibition, formId, {});
    return { formId, lines: [{ itemId: 'table', quantity: 2 }], revision: 0 };
  };
  const handedInDrawing = async (): Promise<string> => {
    const { data } = await fair.upload<{ id: string }>(user, { name: 'a.pdf', content: drawing() });
    const { formId } = await makeForm({}, drawn);
    const images = [{ slot: 'plan', fileIds: [data.id] }];
    const slots = await fair.post<{ id: string }[]>(user, calls.submitImageExam.path, { formId, images });
    return slots.data[0]?.id ?? '';
  };
  const person = async (): Promise<string> => {
    const body = { formId: people.formId, version: 1, revision: 0, answers: { name: plainText() } };
    return (await fair.post<{ id: string }>(user, calls.personSubmit.path, body)).data.id;
  };
  const registered = async (): Promise<string> => {
    const name = plainText();
    const ticket = await giveTestTicket(fair, {
      purpose: 'staff',
      formId: staff.formId,
      exhibitorId: 'A101',
    });
    await server.app.inject({
      method: 'POST',
      url: calls.openStaffSubmit.path,
      headers: { ...clientHeaders(exhibition), ...(await captchaHeaders(server)), ticket },
      payload: { version: 1, answers: { name }, consent: '1' },
    });
    const { data } = await fair.get<{ records: { id: string }[] }>(user, calls.personsWaiting.path, { name });
    return data.records[0]?.id ?? '';
  };
  const outsider = async (
    url: string,
    ticket: Parameters<typeof giveTestTicket>[1],
    payload: object | Buffer,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Made> => ({
    url,
    headers: {
      ...clientHeaders(exhibition),
      ...headers,
      ticket: await giveTestTicket(fair, ticket),
    },
    fresh: () => captchaHeaders(server),
    payload,
  });

  const visitor = (): Promise<Made> =>
    outsider(
      calls.openVisitor.path,
      { purpose: 'visitor', formId: visitors.formId, exhibitorId: 'A101' },
      submission(visitors, { name: plainText() }, { consent: '1' }),
    );
  const guest = async (): Promise<string> => {
    const { url, headers, payload, fresh } = await visitor();
    await server.app.inject({ method: 'POST', url, headers: { ...headers, ...(await fresh?.()) }, payload });
    const path = calls.getInvitedVisitorPage.path;
    const { data } = await fair.get<{ records: { id: string }[] }>(user, path, { size: '1' });
    return data.records[0]?.id ?? '';
  };

  return {
    'a submission of a form of many': async () =>
      post(user, calls.submit.path, submission(many, { name: plainText() })),
    'a draft of a form of many': async () =>
      post(user, calls.submit.path, submission(many, { name: plainText() }, { draft: true })),
    'a submission with sensitive answers': async () =>
      post(user, calls.submit.path, submission(sealed, { id_no: `Y${String(serial()).padStart(8, '0')}` })),
    'a first submission': async () =>
      post(user, calls.submit.path, submission(await makeForm(), { name: plainText() })),
    'an order': async () => post(user, calls.submitSupport.path, await order()),
    'an upload': async () => upload(user, calls.putImg.path, 'a.pdf', drawing()),
    'an upload into a form': async () => upload(user, calls.putFile.path, 'a.pdf', drawing()),
    'a person': async () => {
      const { formId } = people;
      const answers = { name: plainText() };
      return post(user, calls.personSubmit.path, { formId, version: 1, revision: 0, answers });
    },
    'an import of people': async () => {
      const rows = [[plainText()], [plainText()], [plainText()]];
      const file = await writeTable({ name: '数据', columns: [{ header: 'name' }] }, rows);
      return upload(user, calls.importPersons.path, 'a.xlsx', Buffer.from(file), { formId: people.formId });
    },
    invitations: async () =>
      post(user, calls.inviteVisitors.path, {
        mobiles: [`138${String(serial()).padStart(8, '0')}`, `138${String(serial()).padStart(8, '0')}`],
      }),
    'a submission to an open form': async () =>
      outsider(
        calls.openSubmit.path,
        { formId: open.formId },
        submission(open, { name: plainText() }, { consent: '1' }),
      ),
    'a file of an open form': async () => {
      const fields = { formId: open.formId, formItemId: 'f_plan' };
      const { payload, headers } = multipart({ name: 'a.pdf', content: drawing(), fields });
      return outsider(calls.openFile.path, { formId: open.formId }, payload, headers);
    },
    'a visitor': visitor,
    'somebody who registers as staff': async () =>
      outsider(
        calls.openStaffSubmit.path,
        { purpose: 'staff', formId: staff.formId, exhibitorId: 'A101' },
        { version: 1, answers: { name: plainText() }, consent: '1' },
      ),
    'a drawing': async () => {
      const { data } = await fair.upload<{ id: string }>(user, { name: 'a.pdf', content: drawing() });
      const form = await makeForm({}, drawn);
      const images = [{ slot: 'plan', fileIds: [data.id] }];
      return post(user, calls.submitImageExam.path, { formId: form.formId, images });
    },
    'a request for a change': async () => {
      const { id, form } = await submitted();
      await fair.post(reviewer, `/api/console/submissions/${id}/adopt`, { revision: 1 });
      return post(user, calls.requestChange.path, { formId: form.formId, reason: plainText() });
    },
    'a withdrawal': async () => post(user, calls.withdraw.path, { formId: (await submitted()).form.formId }),
    'a signature that is asked for': async () => post(user, calls.signingStart.path, { label: plainText() }),
    'a request for deletion': async () =>
      post(await fair.person({ role: 'media' }), calls.askDeletion.path, { reason: plainText() }),
    'a colleague': async () =>
      // An exhibitor has ten at most.
      post(await makeMain(await fair.exhibitor(`C${serial()}`)), calls.accounts.path, {
        action: 'invite',
        phone: `137${String(serial()).padStart(8, '0')}`,
        name: plainText(),
      }),
    'a notice of the console': async () =>
      post(editor, calls.consolePublishNotice.path, {
        group: { 'zh-Hans': '组委会' },
        title: { 'zh-Hans': plainText() },
      }),
    'an article of the console': async () =>
      post(editor, calls.consoleSaveArticle.path, {
        siteKey: `page-${serial()}`,
        version: 0,
        title: { 'zh-Hans': plainText() },
        html: { 'zh-Hans': '<p>断电</p>' },
      }),
    'a payment of the console': async () => {
      const { data } = await fair.post<{ id: string; revision: number }>(
        user,
        calls.submitSupport.path,
        await order(),
      );
      return post(editor, calls.consoleSettleOrder.path.replace(':id', data.id), {
        action: 'confirm',
        revision: data.revision,
      });
    },
    'a reopening of the console': async () => {
      const { id } = await submitted();
      await fair.post(reviewer, `/api/console/submissions/${id}/adopt`, { revision: 1 });
      return post(reviewer, calls.consoleReopen.path.replace(':id', id), {
        revision: 1,
        reason: plainText(),
      });
    },
    'a drawing that is adopted': async () =>
      post(reviewer, calls.consoleDrawingAdopt.path.replace(':id', await handedInDrawing()), { revision: 1 }),
    'a drawing that is returned': async () =>
      post(reviewer, calls.consoleDrawingReject.path.replace(':id', await handedInDrawing()), {
        revision: 1,
        comment: plainText(),
      }),
    'a notice that is removed': async () => {
      const notice = { group: { 'zh-Hans': '组委会' }, title: { 'zh-Hans': plainText() } };
      const { data } = await fair.post<{ id: string }>(editor, calls.consolePublishNotice.path, notice);
      return post(editor, calls.consoleRemoveNotice.path.replace(':id', data.id), {});
    },
    'invitations of the console': async () =>
      post(admin, calls.consoleInviteVisitors.path, {
        exhibitorId: 'A101',
        mobiles: [`136${String(serial()).padStart(8, '0')}`],
      }),
    'a number that wants no SMS': async () =>
      post(admin, calls.consoleRefuseSms.path, { mobile: `135${String(serial()).padStart(8, '0')}` }),
    'quantities that are allowed': async () => {
      const itemId = `item-${serial()}`;
      await addTestItems(database, exhibition, [{ item: testItem(itemId), stock: { '': 1_000 } }]);
      const items = [{ itemId, most: 100 }];
      return post(admin, calls.consoleAllowQuantities.path, {
        exhibitorId: 'A101',
        items,
        reason: plainText(),
      });
    },
    ...makeSetUp(fair, { admin, editor, tenantAdmin }),
    'an answer to a request for deletion': async () => {
      const wish = await fair.post<{ id: string }>(
        await fair.person({ role: 'media' }),
        calls.askDeletion.path,
        { reason: plainText() },
      );
      return post(admin, calls.consoleAnswerDeletion.path.replace(':id', wish.data.id), {
        answer: plainText(),
      });
    },
    'people who are removed': async () => post(user, `${calls.personsRemove.path}?ids=${await person()}`, {}),
    'people of whom one is asked to be removed': async () => {
      const id = await person();
      await fair.post(reviewer, `/api/console/submissions/${id}/adopt`, { revision: 1 });
      return post(user, `${calls.personsRemove.path}?ids=${id}`, {});
    },
    'visitors who are removed': async () => post(user, calls.removeVisitors.path, { ids: [await guest()] }),
    'an answer to who asks to remove a person': async () => {
      const id = await person();
      await fair.post(reviewer, `/api/console/submissions/${id}/adopt`, { revision: 1 });
      await fair.post(user, `${calls.personsRemove.path}?ids=${id}`, {});
      return post(reviewer, calls.consoleRemoval.path.replace(':id', id), { revision: 1, remove: true });
    },
    'somebody registered who is taken': async () =>
      post(user, calls.personConfirm.path, { id: await registered() }),
    'somebody registered who is declined': async () =>
      post(user, calls.personReject.path, { id: await registered(), reason: plainText() }),
    'a draft that is discarded': async () => {
      const form = await makeForm();
      await fair.submit(user, form, { name: plainText() }, { draft: true });
      return post(user, calls.discardDraft.path, { formId: form.formId, revision: 1 });
    },
    'an adoption of the console': async () => decide('adopt', {}),
    'a return of the console': async () => decide('reject', { reason: plainText(), comments: [] }),
    'a link to a draft': async () => {
      const { formId } = await makeForm();
      return post(admin, calls.consoleMakePreview.path.replace(':formId', formId), {});
    },
    'links for first passwords of the console': async () => {
      const someone = await fair.person({ role: 'exhibitor', exhibitorId: 'A101' });
      await database
        .updateTable('account')
        .set({ password_hash: null })
        .where('account_id', '=', someone.account.accountId)
        .execute();
      return post(admin, calls.consoleFirstPasswords.path, {
        accountIds: [someone.account.accountId],
        by: 'none',
      });
    },
  };
}
