import type { Answers } from '@zhantai/engine';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import type { SampleSource } from './sample-files.ts';
import { pick, seedOf } from './vary.ts';

const USCC_LETTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const STREETS = ['砚山湖路', '汀洲大道', '北渡街', '浦溪路', '岚桥路'];
const NATURES = ['private', 'state', 'joint', 'inst', 'other_>家族企业'];
// A comma and a backslash in the last one: they survive the trip only as the wire escapes them.
const ACTIVITIES = ['mfr', 'mfr,rnd', 'mfr,dist,svc', 'agent', String.raw`mfr,other_>租赁\, 维修\\改造`];

/** A complete company form (A1). */
export function companyAnswers(exhibitor: DemoExhibitor, source: SampleSource): Answers {
  const seed = seedOf(exhibitor.id);
  const { contact, origin } = exhibitor;
  return {
    company_origin: origin,
    company_name: exhibitor.name,
    company_name_en: exhibitor.nameEn,
    short_name: exhibitor.shortName,
    uscc: creditCode(seed),
    reg_no: origin === 'os' ? '556017-3301' : '5417 0233',
    founded_year: String(1986 + (seed % 30)),
    region: pick(['99,9904,990411', '99,9904,990417', '99,9906,990602'], seed),
    country: origin === 'os' ? 'SE' : 'TW',
    address: origin === 'cn' ? `${pick(STREETS, seed)} ${10 + seed} 号` : '18 Harbour Road',
    zip_code: String(417_000 + seed),
    zip_code_os: origin === 'os' ? '417 55' : '80417',
    website: seed % 3 === 0 ? '' : `https://${exhibitor.id.toLowerCase()}.example.com`,
    company_nature: pick(NATURES, seed),
    trade: pick(['t01', 't02', 't05', 't06', 't09'], seed),
    staff_size: pick(['s1', 's2', 's3', 's4'], seed),
    roles_in_trade: exhibitor.id === 'Z15' ? (ACTIVITIES.at(-1) ?? '') : pick(ACTIVITIES, seed),
    brands: JSON.stringify(seed % 2 === 0 ? [exhibitor.shortName] : [exhibitor.shortName, 'LANQI']),
    license_file: source.fileId('licence'),
    legal_person: pick(['沈望山', '骆一舟', '丁见溪', '黎照'], seed),
    contacts: [
      {
        $id: 'r1',
        name: contact.name,
        duty: 'main',
        position: '市场部经理',
        mobile: contact.mobile,
        phone: '0417-6620 4417',
        email: contact.email,
      },
      ...(seed % 2 === 0
        ? []
        : [
            {
              $id: 'r2',
              name: '叶澄',
              duty: 'build',
              position: '',
              mobile: '13804175520',
              phone: '',
              email: 'stand@example.com',
            },
          ]),
    ],
    sms_lang: exhibitor.language,
    has_parent: seed % 7 === 0 ? '1' : '0',
    agent_name: '宁川制造展团',
    agent_doc: source.fileId('authority'),
  };
}

function creditCode(seed: number): string {
  const tail = Array.from(
    { length: 8 },
    (_, at) => USCC_LETTERS[(seed * (at + 7) + at * 5) % USCC_LETTERS.length],
  );
  return `91990417MA${tail.join('')}`;
}
