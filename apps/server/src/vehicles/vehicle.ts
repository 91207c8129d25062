import { createHash } from 'node:crypto';
import { decode, describe, type Answers, type Definition } from '@zhantai/engine';

/** The sub-table whose rows are vehicles (engine.md §6). */
const table = 'cheliangtongxingzheng';

/** A vehicle that a submission names. */
export interface Vehicle {
  readonly plate: string;
  /** Kind and time as texts, in the language of the definition. */
  readonly type: string;
  readonly slot: string;
}

/** The vehicles of answers that have a plate, each plate once. */
export function vehiclesIn(definition: Definition, answers: Answers): readonly Vehicle[] {
  const columns = definition.itemByProp.get(table)?.columns ?? [];
  const rows: unknown = answers[table];
  if (!Array.isArray(rows)) return [];
  const vehicles = new Map<string, Vehicle>();
  for (const row of rows) {
    const text = (prop: string): string => {
      const column = columns.find((one) => one.prop === prop);
      return column === undefined ? '' : describe(column, decode(column, memberOf(row, prop)));
    };
    const plate = normalPlate(text('plate'));
    if (plate !== '' && !vehicles.has(plate)) {
      vehicles.set(plate, { plate, type: text('vehicle_type'), slot: text('slot') });
    }
  }
  return [...vehicles.values()];
}

/** Names a vehicle of a submission in its pass, without telling its plate. */
export function passId(submissionId: string, { plate }: Pick<Vehicle, 'plate'>): string {
  return `${submissionId}_${createHash('sha256').update(plate).digest('hex').slice(0, 16)}`;
}

/** The submission that a pass names. */
export function submissionOfPass(id: string): string {
  return id.slice(0, id.lastIndexOf('_'));
}

function normalPlate(plate: string): string {
  return plate
    .normalize('NFKC')
    .replaceAll(/[\s·•.-]/g, '')
    .toUpperCase();
}

function memberOf(row: unknown, prop: string): unknown {
  return typeof row === 'object' && row !== null && Object.hasOwn(row, prop)
    ? Reflect.get(row, prop)
    : undefined;
}
