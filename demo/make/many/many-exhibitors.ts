import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';
import { edgeExhibitors } from '../exhibitors/exhibitors-edge.ts';
import { mainExhibitors } from '../exhibitors/exhibitors-main.ts';
import { generatedBooth } from './generated-booth.ts';
import { generatedName } from './generated-name.ts';
import { givenNames, productsOf, surnames } from './name-parts.ts';

/** With those that are written by hand there are 500. */
const COUNT = 459;

/** Exhibitors made of parts, the same at every start. Every eighth has handed in its company form. */
export const manyExhibitors: readonly DemoExhibitor[] = Array.from({ length: COUNT }, (_, index) =>
  generated(index, occupied()),
);

function occupied(): ReadonlySet<string> {
  const written = [...mainExhibitors, ...edgeExhibitors].flatMap(({ booths }) => booths);
  return new Set(written.map(({ hall, number }) => `${hall} ${number}`));
}

function generated(index: number, taken: ReadonlySet<string>): DemoExhibitor {
  const booth = generatedBooth(index, taken);
  const products = productsOf[booth.hall] ?? [];
  const product = products[(index * 3 + Math.floor(index / 40)) % products.length];
  if (product === undefined) throw new Error(`Nothing is made in hall ${booth.hall}.`);
  const id = `G${String(index + 1).padStart(3, '0')}`;
  return {
    ...generatedName(index, product),
    id,
    tags: tagsOf(index),
    booths: [booth],
    contact: {
      name: contactName(index),
      mobile: `1390417${String(index + 1).padStart(4, '0')}`,
      email: `${id.toLowerCase()}@example.com`,
    },
    lockedReason: null,
    needSetPwd: index % 5 === 3,
    active: false,
    progress: { exhibitor: index % 8 === 0 ? 'submitted' : 'none' },
  };
}

function tagsOf(index: number): readonly string[] {
  return [
    ...(index % 6 === 1 ? ['network'] : []),
    ...(index % 9 === 2 ? ['buyer'] : []),
    ...(index % 13 === 5 ? ['invite-list'] : []),
  ];
}

function contactName(index: number): string {
  const surname = surnames[index % surnames.length] ?? '';
  return `${surname}${givenNames[(index * 5 + Math.floor(index / surnames.length)) % givenNames.length] ?? ''}`;
}
