import {
  openSession,
  parseDefinition,
  traitsOf,
  type FieldNode,
  type FieldType,
  type Session,
} from '@zhantai/engine';
import { authoringRegistry, type Authoring } from '@zhantai/engine/authoring';
import type { DeviceFaces } from '../context/face.ts';
import { desktop } from '../desktop.ts';
import { mobile } from '../mobile.ts';

/** A wire value of a type's samples, to be shown by one face. */
export interface SampleCase {
  readonly type: FieldType;
  readonly wire: unknown;
  readonly isGood: boolean;
  readonly device: DeviceFaces;
  /** Of the face. */
  readonly name: string;
}

/** A form of one field, open. */
export interface Opened {
  readonly session: Session;
  readonly node: FieldNode;
}

/** What the forms of these tests take for today. */
export const today = '2026-06-01';

const types = Object.keys(authoringRegistry).filter(isType);

/** Every sample of every type on both faces. */
export const sampleCases: readonly SampleCase[] = [desktop, mobile].flatMap((device) =>
  types.flatMap((type) => {
    const { sample }: Authoring = authoringRegistry[type];
    const wires = [
      ...sample.good.map((wire) => ({ wire, isGood: true })),
      ...sample.bad.map(({ wire }) => ({ wire, isGood: false })),
    ];
    return wires.map((one) => ({ ...one, type, device, name: device.name }));
  }),
);

/** Every type that is answered, blank, on both faces. */
export const blankCases: readonly SampleCase[] = [desktop, mobile].flatMap((device) =>
  types
    .filter((type) => traitsOf({ type }).family !== 'layout')
    .map((type) => ({ type, wire: undefined, isGood: true, device, name: device.name })),
);

/** Opens a form whose one field, `p`, is of this type as its samples want it, with this answer. */
export function openSample(type: FieldType, wire: unknown, more: object = {}): Opened {
  return openForm(fieldOf('f', 'p', 'Field', type, more), wire);
}

/** Opens a form of one sub-table `p` with one column `c` of this type, and one row with this cell. */
export function openInTable(type: FieldType, wires: readonly unknown[], variant: 'form' | 'table'): Opened {
  const column = fieldOf('c', 'c', 'Column', type);
  const table = {
    formItemId: 'f',
    formItemType: 'dynamic',
    formItemLabel: 'Field',
    formItemOriginalData: { prop: 'p', variant, children: { column: [column] } },
  };
  return openForm(
    table,
    wires.map((wire) => ({ c: wire })),
  );
}

function fieldOf(id: string, prop: string, label: string, type: FieldType, more: object = {}): object {
  return {
    formItemId: id,
    formItemType: type,
    formItemLabel: label,
    formItemOriginalData: { ...authoringRegistry[type].sample.item, prop, ...more },
  };
}

function openForm(item: object, wire: unknown): Opened {
  const definition = parseDefinition(
    { formItems: [item], formSetting: { showNumber: false } },
    { language: 'en' },
  );
  const answers = wire === undefined ? {} : { p: wire };
  const session = openSession(definition, { answers, today, context: { today } });
  const node = session.node('p');
  if (node === undefined) throw new Error('The form has no field');
  return { session, node };
}

function isType(name: string): name is FieldType {
  return Object.hasOwn(authoringRegistry, name);
}
