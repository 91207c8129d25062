import type { Item } from '@zhantai/engine';
import { optionWires, sampleChoice } from './sample-choice.ts';
import type { SampleFileKind, SampleSource } from './sample-files.ts';
import { sampleNumbers } from './sample-numbers.ts';
import { sampleOptions } from './sample-options.ts';
import type { SamplePersona } from './sample-persona.ts';
import { sampleText } from './sample-text.ts';
import { sampleTexts } from './sample-texts.ts';
import { sampleTime } from './sample-time.ts';

/** What an item is answered in. */
export interface SampleScene {
  readonly formId: string;
  readonly persona: SamplePersona;
  readonly source: SampleSource;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** What the items before were answered; of a row also its own. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** A wire value that an item takes; sub-tables and what is only shown apart. */
export function sampleValue(item: Item, seed: number, serial: number, scene: SampleScene): unknown {
  const { formId, persona, source, today } = scene;
  switch (item.type) {
    case 'number':
      return numberFor(formId, item, seed, persona.heightLimit);
    case 'rate':
      return Math.min(3 + (seed % 3), item.count);
    case 'switch':
      return sampleChoice(formId, { ...item, multiple: false }, optionWires(item, item.options ?? []), seed);
    case 'array':
      return JSON.stringify(linesFor(formId, item, seed));
    case 'upload':
      return filesFor(item, source).join(',');
    case 'signature':
      return `/api/files/${source.fileId('signature')}`;
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'cascader':
    case 'tree': {
      const values =
        item.dictionary === null
          ? optionWires(item, item.options ?? [])
          : sampleOptions(item, item.dictionary, scene.answers, persona, source);
      return sampleChoice(formId, item, values, seed);
    }
    case 'input':
    case 'password':
    case 'textarea':
      return sampleText(formId, item, seed, serial, persona);
    default:
      return sampleTime(item, seed, today);
  }
}

function numberFor(formId: string, item: Item, seed: number, heightLimit: number): number {
  const known = sampleNumbers[`${formId}.${item.prop}`] ?? sampleNumbers[item.prop];
  const most = typeof item.max === 'number' ? item.max : item.max === null ? Infinity : heightLimit;
  const least = typeof item.min === 'number' ? item.min : 0;
  const value = known?.[seed % known.length] ?? Math.ceil(Math.max(least, 1)) + (seed % 4);
  return Math.max(least, Math.min(value, most));
}

function linesFor(formId: string, item: Item, seed: number): readonly string[] {
  const known = sampleTexts[`${formId}.${item.prop}`] ?? sampleTexts[item.prop] ?? ['示例'];
  const wanted = Math.min(Math.max(item.minSize ?? 1, 1 + (seed % 2)), known.length);
  return known.slice(0, wanted);
}

function filesFor(item: Item, source: SampleSource): readonly string[] {
  const kinds = fileKinds(item);
  const wanted = Math.max(item.minSize ?? 1, 1);
  return kinds.slice(0, wanted).map(source.fileId);
}

/** Sample files that an item takes. */
function fileKinds({ accept, sensitive }: Item): readonly SampleFileKind[] {
  if (sensitive === 'photo') return ['portrait'];
  if (sensitive === 'health') return ['medical'];
  if (accept.includes('mp4') && !accept.includes('pdf')) return ['film'];
  const documents: readonly SampleFileKind[] = ['drawing', 'certificate', 'letter'];
  const pictures: readonly SampleFileKind[] = ['picture', 'logo'];
  return [...(accept.includes('pdf') ? documents : []), ...(accept.includes('png') ? pictures : [])];
}
