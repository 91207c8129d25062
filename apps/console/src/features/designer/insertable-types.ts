import { traitsOf, type FieldType } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';

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
  rows: null,
  layout: 'layout',
} as const satisfies Record<ReturnType<typeof traitsOf>['family'], Group | null>;

/** The types that can be inserted. A table is not among them: its columns cannot be set here. */
export const insertableTypes = Object.keys(authoringRegistry)
  .filter(isType)
  .filter((type) => {
    const { family, unknown } = traitsOf({ type });
    return unknown !== true && groupOf[family] !== null;
  });

/** Whether something is the name of a type. */
export function isType(name: unknown): name is FieldType {
  return typeof name === 'string' && Object.hasOwn(authoringRegistry, name);
}

/** The kind of a type that can be inserted. */
export const kindOf = (type: FieldType): Group | null => groupOf[traitsOf({ type }).family];

/**
 * The types whose name holds what is sought, in any of the languages given or as definitions write it; those that begin
 * with it stand first.
 */
export function findTypes(
  sought: string,
  languages: readonly Pick<DesignerWords, 'types'>[],
): readonly FieldType[] {
  const wanted = sought.trim().toLowerCase();
  const namesOf = (type: FieldType) =>
    [type, ...languages.map(({ types }) => types[type])].map((name) => name.toLowerCase());
  const found = insertableTypes.filter((type) => namesOf(type).some((name) => name.includes(wanted)));
  const isFirst = (type: FieldType) => namesOf(type).some((name) => name.startsWith(wanted));
  return [...found.filter(isFirst), ...found.filter((type) => !isFirst(type))];
}
