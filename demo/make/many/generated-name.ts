import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import type { Text } from '../text.ts';
import { commonWords, foreignForms, foreignHeads, foreignTails, forms, heads, tails } from './name-parts.ts';

type Name = Pick<DemoExhibitor, 'name' | 'nameEn' | 'shortName' | 'origin' | 'language'>;

/** Steps through all pairs of two lists before it comes to one again; it shares no factor with their number. */
const STRIDE = 95;
const ABROAD_EVERY = 15;
const STRAIT_EVERY = 19;

/** The name of the exhibitor of that index, another one for each, and what follows from where it comes. */
export function generatedName(index: number, product: Text): Name {
  if (index % ABROAD_EVERY === 7) return fromAbroad(Math.floor(index / ABROAD_EVERY), product);
  if (index % STRAIT_EVERY === 11) return fromStrait(Math.floor(index / STRAIT_EVERY), product);
  const pair = (index * STRIDE) % (heads.length * tails.length);
  const [head, headLatin] = at(heads, pair);
  const [tail, tailLatin] = at(tails, Math.floor(pair / heads.length));
  const [form, formEn] = at(forms, index);
  const brand = `${head}${tail}`;
  return {
    name: `${brand}${product[0]}${form}`,
    nameEn: `${capital(headLatin)}${tailLatin} ${product[2]} ${formEn}`,
    shortName: short(`${brand}${product[0]}`),
    origin: 'cn',
    language: 'zh-Hans',
  };
}

function fromAbroad(place: number, product: Text): Name {
  const brand = `${at(foreignHeads, place)}${at(foreignTails, Math.floor(place / foreignHeads.length) + place)}`;
  const name = `${brand} ${product[2]} ${at(foreignForms, place)}`;
  return { name, nameEn: name, shortName: short(brand), origin: 'os', language: 'en' };
}

function fromStrait(place: number, product: Text): Name {
  const [word, latin] = at(commonWords, place);
  const number = Math.floor(place / commonWords.length);
  const brand = number === 0 ? word : `新${word}`;
  return {
    name: `${brand}${product[1]}股份有限公司`,
    nameEn: `${number === 0 ? '' : 'New '}${latin} ${product[2]} Corp.`,
    shortName: short(`${brand}${product[1]}`),
    origin: 'hmt',
    language: 'zh-Hant',
  };
}

function short(text: string): string {
  return Array.from(text).slice(0, 12).join('');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('A list of name parts is empty.');
  return found;
}
