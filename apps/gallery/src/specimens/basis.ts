import { traitsOf, type FieldType, type JsonObject } from '@zhantai/engine';
import { authoringRegistry, type Authoring } from '@zhantai/engine/authoring';
import type { GalleryWords } from '@zhantai/messages/gallery';
import type { StoredSamples } from '../stored-samples.ts';
import { relabel } from './relabel.ts';
import type { Specimen, SpecimenItem } from './specimen.ts';

/** The specimen of a type as the engine's own sample sets it up, in every state it can be in. */
export function basis(type: FieldType, words: GalleryWords, stored: StoredSamples): Specimen {
  const { sample }: Authoring = authoringRegistry[type];
  const item = specimenItem(type, words, {
    ...sample.item,
    ...('dicData' in sample.item ? { dicData: relabel(sample.item['dicData'], words.options) } : {}),
    ...(traitsOf({ type }).markup === true ? { html: words.html } : {}),
  });
  const good = filledOf(type, sample.good, stored);
  if (good === undefined)
    return { type, variant: 'basis', item, values: { empty: undefined, long: undefined } };
  return {
    type,
    variant: 'basis',
    item,
    values: {
      empty: undefined,
      filled: good,
      disabled: good,
      readonly: good,
      required: undefined,
      ...named('error', sample.bad.find(({ code }) => code !== 'unreadable')?.wire),
      ...named('unreadable', sample.bad.find(({ code }) => code === 'unreadable')?.wire),
      long: traitsOf({ type }).family === 'text' ? words.longText : good,
    },
  };
}

/** An item of the gallery in a language. */
export function specimenItem(type: FieldType, words: GalleryWords, original: JsonObject): SpecimenItem {
  const { family, text, unknown } = traitsOf({ type });
  const speaks = text === 'line' || text === 'lines';
  return {
    formItemId: type,
    formItemType: unknown === true ? 'hologram' : type,
    formItemLabel: words.labels[type],
    formItemOriginalData: {
      ...(speaks ? { placeholder: words.placeholder } : {}),
      ...(family === 'layout' ? {} : { help: words.help }),
      ...original,
    },
  };
}

function filledOf(type: FieldType, good: readonly unknown[], stored: StoredSamples): unknown {
  const { files } = traitsOf({ type });
  if (files === 'several') return stored.pictures;
  if (files === 'drawing') return stored.signature;
  return good.at(-1);
}

function named(state: 'error' | 'unreadable', wire: unknown): Specimen['values'] {
  return wire === undefined ? {} : { [state]: wire };
}
