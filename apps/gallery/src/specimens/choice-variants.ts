import type { JsonObject } from '@zhantai/engine';
import type { GalleryWords } from '@zhantai/messages/gallery';
import { basis, specimenItem } from './basis.ts';
import type { StoredSamples } from '../stored-samples.ts';
import type { Specimen } from './specimen.ts';

const MANY = 5000;

/** How a dictionary of this server is asked for. */
const dictionary = (code: string): JsonObject => ({ dicUrl: `/api/dict/${code}`, dicMethod: 'get' });
const levels: JsonObject = {
  ...dictionary('region-cn'),
  lazy: true,
  dicLazyRequestKey: 'parentKey',
  dicLazyEchoKey: 'keys',
};

/** Further ways to set up what is chosen: several, from dictionaries, level by level, by the thousand. */
export function choiceVariants(words: GalleryWords, stored: StoredSamples): readonly Specimen[] {
  const vehicles = words.vehicles.map((label, index) => ({
    label,
    value: `v${index}`,
    ...(index === words.vehicles.length - 1 ? { hasInput: true, placeholder: words.otherVehicle } : {}),
  }));
  const places = basis('cascader', words, stored).item.formItemOriginalData;
  const halls = basis('tree', words, stored).item.formItemOriginalData;
  return [
    {
      type: 'switch',
      variant: 'plain',
      item: specimenItem('switch', words, {}),
      values: { empty: undefined, filled: true },
    },
    {
      type: 'select',
      variant: 'many',
      item: specimenItem('select', words, { multiple: true, dicData: vehicles }),
      values: { empty: undefined, filled: 'v0,v3,v9_>18 m', disabled: 'v0,v3' },
    },
    {
      type: 'select',
      variant: 'remote',
      item: specimenItem('select', words, dictionary('country')),
      values: { empty: undefined, filled: 'CN' },
    },
    {
      type: 'select',
      variant: 'thousands',
      item: specimenItem('select', words, {
        dicData: Array.from({ length: MANY }, (_, index) => ({
          label: words.numbered(index + 1),
          value: String(index + 1),
        })),
      }),
      values: { empty: undefined, filled: '4711' },
    },
    {
      type: 'cascader',
      variant: 'several',
      item: specimenItem('cascader', words, { ...places, multiple: true }),
      values: { empty: undefined, filled: 'n,n1|s' },
    },
    {
      type: 'cascader',
      variant: 'last',
      item: specimenItem('cascader', words, { ...places, showAllLevels: false }),
      values: { filled: 'n,n2' },
    },
    {
      type: 'cascader',
      variant: 'region',
      item: specimenItem('cascader', words, levels),
      values: { empty: undefined, filled: '21,2102,210203' },
    },
    {
      type: 'tree',
      variant: 'strict',
      item: specimenItem('tree', words, { ...halls, parent: false }),
      values: { empty: undefined, filled: 'n,n2' },
    },
    {
      type: 'tree',
      variant: 'single',
      item: specimenItem('tree', words, { ...halls, radio: true }),
      values: { empty: undefined, filled: 'n2' },
    },
    {
      type: 'tree',
      variant: 'region',
      item: specimenItem('tree', words, levels),
      values: { empty: undefined, filled: '210203' },
    },
  ];
}
