import { phoneText } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { sampleIdNumber } from './sample-id-number.ts';
import { personProps, samplePeople } from './sample-people.ts';
import type { SamplePersona } from './sample-persona.ts';
import { sampleTexts } from './sample-texts.ts';
import { pick } from './vary.ts';

const COMPANIES = ['宁川一机床厂', '岚口港务集团', '北渡汽车零部件有限公司', '澜江重工集团'];
const POSTS = ['市场部经理', '设备主管', '采购工程师', '现场主管'];
const NOTES = ['按往届做法安排即可。', '到馆后请先联系现场负责人。'];

/** A text that an input, textarea or password takes. */
export function sampleText(
  formId: string,
  item: Item,
  seed: number,
  serial: number,
  persona: SamplePersona,
): string {
  const ruled = ruledText(item, seed, serial, persona);
  const own = sampleTexts[`${formId}.${item.prop}`];
  const text = ruled ?? (own === undefined ? propText(item, seed, persona) : pick(own, seed));
  return item.maxLength === null ? text : Array.from(text).slice(0, item.maxLength).join('');
}

/** Texts whose form a rule prescribes. */
function ruledText(item: Item, seed: number, serial: number, persona: SamplePersona): string | null {
  const { contact } = persona;
  for (const { type } of item.rules) {
    if (type === 'idCard') return sampleIdNumber(serial);
    if (type === 'mobile') return mobileOf(contact.mobile, seed);
    if (type === 'anyPhone' && contact.mobile.startsWith('+')) return phoneText(contact.mobile);
    if (type === 'anyPhone') return mobileOf(contact.mobile, seed);
    if (type === 'email' || type === 'emailStandard') return contact.email;
    if (type === 'url') return `https://${persona.id.toLowerCase()}.example.com`;
    if (type === 'zipCode') return '417000';
    if (type === 'password') return 'Jianglan27';
  }
  return null;
}

function propText({ prop, type }: Item, seed: number, persona: SamplePersona): string {
  const known = sampleTexts[prop];
  if (known !== undefined) return pick(known, seed);
  if (prop === 'signer' || prop === 'contact_name' || prop === 'ei_host') return persona.contact.name;
  if (prop === 'name_py') return samplePeople[seed % samplePeople.length]?.[1] ?? '';
  if (personProps.has(prop)) return samplePeople[seed % samplePeople.length]?.[0] ?? '';
  if (prop === 'position') return pick(POSTS, seed);
  if (/company|refund_name|inv_title/.test(prop)) return pick(COMPANIES, seed);
  return type === 'textarea' ? pick(NOTES, seed) : pick(COMPANIES, seed);
}

function mobileOf(own: string, seed: number): string {
  return /^1\d{10}$/.test(own) && seed % 2 === 0 ? own : `138041760${String(seed % 100).padStart(2, '0')}`;
}
