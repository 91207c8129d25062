import type { Answers, Definition, Item } from '@zhantai/engine';
import type { SampleSource } from './sample-files.ts';
import type { SamplePersona } from './sample-persona.ts';
import { sampleValue } from './sample-value.ts';
import type { SampleScene } from './sample-value.ts';
import { seedOf } from './vary.ts';

const ROWS_AT_MOST = 4;

/**
 * Wire answers that a demo form takes: everything that is asked for and two thirds of the rest. The same persona gets
 * the same answers; hidden items are answered too and left out by who submits.
 * @param today `YYYY-MM-DD`.
 */
export function generateAnswers(
  definition: Definition,
  persona: SamplePersona,
  source: SampleSource,
  today: string,
): Answers {
  const { formId } = definition;
  const answers: Record<string, unknown> = {};
  const scene: SampleScene = { formId, persona, source, today, answers };
  for (const item of definition.items) {
    if (!isTyped(item)) continue;
    const seed = seedOf(`${persona.id} ${formId} ${item.prop}`);
    if (item.type !== 'dynamic') {
      if (item.required || item.type === 'switch' || seed % 3 !== 0)
        answers[item.prop] = sampleValue(item, seed, source.serial, scene);
    } else answers[item.prop] = rowsFor(item, seed, scene);
  }
  return answers;
}

function rowsFor(table: Item, seed: number, scene: SampleScene): readonly object[] {
  const most = table.maxSize !== null && table.maxSize >= 0 ? table.maxSize : ROWS_AT_MOST;
  const count = Math.min(Math.max(table.minSize ?? 0, 1 + (seed % 3)), most, ROWS_AT_MOST);
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = { $id: `r${index + 1}` };
    for (const column of table.columns) {
      if (!isTyped(column)) continue;
      const own = seedOf(`${scene.persona.id} ${scene.formId} ${column.prop} ${index}`);
      if (column.required || own % 3 !== 0)
        row[column.prop] = sampleValue(column, own, scene.source.serial + index, scene);
    }
    return row;
  });
}

/** Whether somebody types an answer to it. */
function isTyped({ type, readonly, disabled, compute }: Item): boolean {
  return type !== 'title' && type !== 'html' && !readonly && !disabled && compute === null;
}
