import type { GalleryWords } from '@zhantai/messages/gallery';
import { specimenItem } from './basis.ts';
import type { Specimen } from './specimen.ts';

/** Further ways to set up what is typed. */
export function textVariants(words: GalleryWords): readonly Specimen[] {
  return [
    {
      type: 'input',
      variant: 'counted',
      item: specimenItem('input', words, { maxLength: 30, showWordLimit: true }),
      values: { empty: undefined, filled: words.crane },
    },
    {
      type: 'input',
      variant: 'unit',
      item: specimenItem('input', words, { unit: words.unit.power }),
      values: { empty: undefined, filled: '32' },
    },
    {
      type: 'input',
      variant: 'mobile',
      item: specimenItem('input', words, { rules: [{ type: 'mobile' }], placeholder: '' }),
      values: { empty: undefined, filled: '13804172208', error: '1380417220' },
    },
    {
      type: 'textarea',
      variant: 'counted',
      item: specimenItem('textarea', words, {
        maxLength: 200,
        showWordLimit: true,
        minRows: 2,
        maxRows: 6,
      }),
      values: { empty: undefined, filled: words.longText },
    },
    {
      type: 'number',
      variant: 'money',
      item: specimenItem('number', words, { unit: words.unit.money, precision: 2, step: 0.5, min: 0 }),
      values: { empty: undefined, filled: 1234567.5 },
    },
    {
      type: 'number',
      variant: 'whole',
      item: specimenItem('number', words, {
        unit: words.unit.pieces,
        precision: 0,
        step: 5,
        min: 0,
        max: 12,
      }),
      values: { empty: undefined, filled: 7 },
    },
    {
      type: 'rate',
      variant: 'ten',
      item: specimenItem('rate', words, { count: 10 }),
      values: { empty: undefined, filled: 7 },
    },
    {
      type: 'array',
      variant: 'free',
      item: specimenItem('array', words, {}),
      values: { empty: undefined, filled: JSON.stringify([words.crane, words.lathe]) },
    },
    {
      type: 'html',
      variant: 'hostile',
      item: specimenItem('html', words, {
        html: `<p id="location">${words.other}</p><script>window.galleryBroken = 1</script><img alt="" src="x" onerror="window.galleryBroken = 2"><a href="javascript:window.galleryBroken=3">${words.crane}</a><style>body{display:none}</style><form action="/"><input name="x"></form>`,
      }),
      values: { empty: undefined },
    },
  ];
}
