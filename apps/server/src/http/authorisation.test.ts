import {
  calls,
  formTypeCodes,
  type FileRecord,
  type SigningStart,
  type ShortLinkAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Form } from '../forms/index.ts';
import { authorisation, type Authorisation } from './testing/test-authorisation.ts';
import type { Things } from './test-authorisation/trial.ts';
import { callers, signInEverybody, type CallerName } from './testing/test-callers.ts';
import { openTestFair, type TestFair } from './testing/test-fair.ts';
import { createTestLink, giveTestTicket, guestGets } from './testing/test-tickets.ts';
import { createTestForm, testDefinition } from './testing/test-form.ts';

let fair: TestFair;
let headers: Readonly<Record<CallerName, Record<string, string>>>;
let things: Things;

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  const form = (changes: Partial<Form> = {}): Promise<Form> =>
    createTestForm(
      database,
      fair.exhibition,
      testDefinition([
        { prop: 'name', type: 'input' },
        { prop: 'who', type: 'select', original: { dicUrl: '/api/dict/transport-suppliers' } },
      ]),
      changes,
    );
  const choice = await form({ transportChoice: true, review: false });
  const [company, other] = [await form(), await form()];
  const audience = { roles: ['exhibitor', 'transport'], boothTypes: [], tags: [], notTags: [] };
  const transport = await form({ formType: '201', audience });
  const everybody = await signInEverybody(fair, other.formId);
  ({ headers } = everybody);
  const own = { ...everybody.chosen, headers: headers.own };
  await fair.submit(own, choice, { who: everybody.chosen.account.accountId });
  const { id } = (await fair.submit(own, company, { name: '甲' })).data;
  const perBooth = await form({ submissions: 'booth' });
  await fair.submit(own, perBooth, { name: '丙' });
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const file = (await fair.upload<FileRecord>(own, { name: 'a.pdf', content: pdf })).data;
  const people = await form({ formType: formTypeCodes.exhibitorPersion, submissions: 'many' });
  const personId = (await fair.submit(own, people, { name: '乙' })).data.id;
  const adopt = calls.consoleAdopt.path.replace(':id', personId);
  await fair.post(await fair.person({ role: 'reviewer' }), adopt, { revision: 1 });
  const media = { roles: ['media'], boothTypes: [], tags: [], notTags: [] };
  await form({ pageKey: 'mediaRegister', audience: media });
  const link = await createTestLink(fair);
  const signing = (await fair.post<SigningStart>(own, calls.signingStart.path, { label: '签名' })).data;
  const code = new URLSearchParams(new URL(signing.link).hash.split('?')[1]).get('code') ?? '';
  const exchange = calls.shortLink.path.replace(':code', code);
  const { ticket: signingTicket = '' } = (await guestGets<ShortLinkAnswer>(fair, {}, exchange)).data;
  things = {
    linkCode: link.code,
    ticket: await giveTestTicket(fair, { formId: link.formId }),
    signingId: signing.id,
    signingTicket,
    exhibitorId: 'A101',
    company,
    transport,
    submissionId: id,
    perBooth,
    boothId: '5-A101',
    file,
    exhibition: fair.exhibition,
    people,
    personId,
  };
});
afterAll(() => fair.close());

/** Every call registered below `/api`, as `GET /api/files/:id`. */
async function registered(): Promise<readonly string[]> {
  await fair.server.app.ready();
  const { paths = {} } = fair.server.app.swagger();
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api'))
    .flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
}

describe('wire.md §1: authorisation as data', () => {
  it('lists every call that is registered, and no other', async () => {
    const listed = new Set(authorisation.map(({ call: { method, path } }) => `${method} ${path}`));
    expect([...listed].toSorted()).toEqual([...new Set(await registered())].toSorted());
  });

  it.each(authorisation.map((row): [string, Authorisation] => [row.title, row]))(
    '%s',
    async (_title, { call, request, may, refused }) => {
      const { method, path: template } = call;
      const { params = {}, query = {}, body, headers: more = {} } = request(things);
      const path = template.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const search = new URLSearchParams(query).toString();
      const found: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      // The refused first: what the others do may change what there is.
      const order = callers.toSorted((one, two) => Number(may.includes(one)) - Number(may.includes(two)));
      for (const who of order) {
        const answer = await fair.server.app.inject({
          method,
          url: search === '' ? path : `${path}?${search}`,
          headers: { ...headers[who], ...more },
          ...(body === undefined ? {} : { payload: body }),
        });
        const { statusCode } = answer;
        expect(statusCode, `${who}: ${answer.body}`).toBeLessThan(500);
        const passed = ![401, 403, 404].includes(statusCode);
        found[who] = passed ? 'passes' : String(statusCode);
        wanted[who] = may.includes(who) ? 'passes' : String(refused(who));
      }
      expect(found).toEqual(wanted);
    },
  );
});
