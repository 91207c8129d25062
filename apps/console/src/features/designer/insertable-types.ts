import { traitsOf, type FieldType } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { fitsRows } from './draft/items.ts';

type Group = keyof DesignerWords['groups'];

/** The kinds of types, in the order of the palette. */
export const groups = ['text', 'choice', 'moment', 'file', 'layout'] as const satisfies readonly Group[];
const groupOf = {
  text: 'text',
  list: 'text',
  number: 'text',
  color: 'text',
  switch: 'choice',
  choice: 'choice',
  levels: 'choice',
  calendar: 'moment',
  range: 'moment',
  file: 'file',
  rows: 'layout',
  layout: 'layout',
} as const satisfies Record<ReturnType<typeof traitsOf>['family'], Group>;

/** The types that can be inserted in a form. */
const insertableTypes: readonly FieldType[] = Object.keys(authoringRegistry)
  .filter(isType)
  .filter((type) => {
    const { unknown } = traitsOf({ type });
    return unknown !== true;
  });

/** Whether something is the name of a type. */
export function isType(name: unknown): name is FieldType {
  return typeof name === 'string' && Object.hasOwn(authoringRegistry, name);
}

/** The kind of a type that can be inserted. */
export const kindOf = (type: FieldType): Group => groupOf[traitsOf({ type }).family];

/**
 * The types whose name holds what is sought, in any of the languages given or as definitions write it; those that begin
 * with it stand first.
 * @param isRow whether a column of a table is sought.
 */
export function findTypes(
  sought: string,
  languages: readonly Pick<DesignerWords, 'types'>[],
  isRow = false,
): readonly FieldType[] {
  const wanted = sought.trim().toLowerCase();
  const namesOf = (type: FieldType) =>
    [type, ...languages.map(({ types }) => types[type])].map((name) => name.toLowerCase());
  const types = isRow ? insertableTypes.filter(fitsRows) : insertableTypes;
  const found = types.filter((type) => namesOf(type).some((name) => name.includes(wanted)));
  const isFirst = (type: FieldType) => namesOf(type).some((name) => name.startsWith(wanted));
  return [...found.filter(isFirst), ...found.filter((type) => !isFirst(type))];
}
