import { calls, type FileRecord } from '@zhantai/contract';
import { signInAs, type TestSession } from '../../auth/testing.ts';
import { clientHeaders, createTestExhibition } from '../../exhibitions/testing.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { openTestFair, TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';
import { createTestLink, giveTestTicket } from '../testing/test-tickets.ts';

/** Stands in everything of the other tenant, and in what the neighbour typed. */
export const marks = { twin: 'TWINTENANTSECRET', neighbour: 'NEIGHBOURSECRET' } as const;

type Headers = Readonly<Record<string, string>>;

/** Somebody who makes requests up. */
export interface Fuzzer {
  readonly name: string;
  /** What they may never read. */
  readonly hidden: readonly string[];
  headers(): Promise<Headers>;
  /** Signs them in anew: a request of theirs ended their session. */
  renew(): void;
}

/** A fair with people and things, and the same ids in another tenant. */
export interface FuzzWorld {
  readonly fair: TestFair;
  readonly fuzzers: readonly Fuzzer[];
  /** Texts that mean something here or there. */
  readonly known: readonly string[];
}

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const fair = await openTestFair();
  const { server, exhibition } = fair;
  const twin = new TestFair(
    server,
    await createTestExhibition(server, { title: { 'zh-Hans': marks.twin, en: marks.twin } }),
  );
  const own = await fair.exhibitor('A101');
  const neighbour = await fair.exhibitor('A102');
  const outsider = await twin.exhibitor(`A101-${marks.twin}`);
  const ids = [
    ...(await fill(fair, own, 'plain words')),
    ...(await fill(fair, neighbour, marks.neighbour)),
    ...(await fill(twin, outsider, marks.twin)),
  ];
  const link = await createTestLink(fair);
  const ticket = await giveTestTicket(fair, { formId: link.formId });
  const twinLink = await createTestLink(twin);
  const known = [
    ...ids,
    ...codes,
    link.code,
    twinLink.code,
    ticket,
    ...placesOf(exhibition),
    ...placesOf(twin.exhibition),
  ];
  const here = exhibition;
  const as = (role: 'exhibitor' | 'transport' | 'media' | 'supplier' | 'admin' | 'reviewer') => () =>
    signInAs(server, here, role === 'exhibitor' ? { role, exhibitorId: 'A101' } : { role });
  const fuzzers = [
    person('exhibitor', as('exhibitor'), all),
    person('transport', as('transport'), all),
    person('media', as('media'), all),
    person('supplier', as('supplier'), all),
    person('admin', as('admin'), [marks.twin]),
    person('reviewer', as('reviewer'), [marks.twin]),
    nobody('nobody', clientHeaders(here)),
    nobody('holder of a ticket', { ...clientHeaders(here), ticket }),
    nobody('somebody without headers', {}),
  ];
  return { fair, fuzzers, known };
}

const all: readonly string[] = Object.values(marks);

/** Codes and values that calls know. */
const codes: readonly string[] = [
  'A101',
  'A102',
  '5-A101',
  'country',
  'region-cn',
  'booths',
  'persons',
  'product-category',
  'trade',
  'facilities',
  '4',
  '6',
  '11',
  '201',
  'login',
  'setPwd',
  'wait',
  'adopt',
  'fail',
  'updatedAt',
  'zh-Hant',
  'en',
  '13900000001',
  '110101199003078515',
  'E12345678',
  '1',
  '2',
  '10',
  '500',
  'apiCaptcha',
  'password',
];

function placesOf({ tenantId, exhibitionId }: Exhibition): readonly string[] {
  return [tenantId, exhibitionId];
}

/** Somebody who signs in when they first ask for something. */
function person(name: string, sign: () => Promise<TestSession>, hidden: readonly string[]): Fuzzer {
  let session: Promise<TestSession> | null = null;
  return {
    name,
    hidden,
    headers: async () => (await (session ??= sign())).headers,
    renew: () => {
      session = null;
    },
  };
}

/** Somebody who is not signed in. */
function nobody(name: string, headers: Headers): Fuzzer {
  return { name, hidden: all, headers: () => Promise.resolve(headers), renew: () => undefined };
}

/** A form, a submission and a file of somebody, with words to be recognised by. Gives their ids. */
async function fill(fair: TestFair, who: TestSession, words: string): Promise<readonly string[]> {
  const form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([
      { prop: 'name', type: 'input' },
      { prop: 'doc', type: 'upload', original: { accept: 'pdf' } },
      { prop: 'rows', type: 'dynamic', original: { children: { column: [column] } } },
    ]),
    { title: titleOf(fair.exhibition, words) },
  );
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const upload = { name: `${words}.pdf`, content: pdf, fields: { formId: form.formId, formItemId: 'f_doc' } };
  const file = (await fair.upload<FileRecord>(who, upload, calls.putImg.path)).data;
  const answers = { name: words, doc: [file.id], rows: [{ $id: 'r1', cell: words }] };
  const { id } = (await fair.submit(who, form, answers)).data;
  return [form.formId, form.formType, form.pageKey, file.id, id, 'f_doc', 'name', 'r1'];
}

const column = { prop: 'cell', formItemId: 'f_cell', type: 'input', label: 'cell' };

/** Titles are the exhibition's own: everybody of it reads them. */
function titleOf({ title }: Exhibition, words: string): Record<string, string> {
  return words === marks.twin
    ? { 'zh-Hans': words, en: words }
    : { 'zh-Hans': title['zh-Hans'] ?? '', en: 'Form' };
}
