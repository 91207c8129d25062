import type { Answers, Definition } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import type { Scope } from '../../../exhibitions/index.ts';
import type { Seal } from '../../store/seals.ts';
import { isSensitiveItem, strayProps } from './holds-sensitive.ts';
import { mapCells, type Cell } from '../map-cells.ts';
import { plainTables } from '../plain-tables.ts';
import { sealedReference, sealIdOf } from './sealed-reference.ts';
import type { Vault } from '../../../platform/vault.ts';

/** Answers fit to be stored, and the seals that must be stored beside them. */
export interface SealedAnswers {
  readonly answers: Answers;
  readonly seals: readonly Seal[];
}

/**
 * Replaces the values of sensitive items and columns by seals, whatever shape the rows came in; what no item describes
 * is sealed too.
 * @param known seals of this submission: a value that is sealed already keeps its seal.
 */
export function sealAnswers(
  vault: Vault,
  scope: Scope,
  submissionId: string,
  definition: Definition,
  answers: Answers,
  known: readonly Seal[],
): SealedAnswers {
  const fresh: Seal[] = [];
  // Of several alike the first.
  const byName = new Map([...known].reverse().map((seal) => [sealName(seal), seal]));
  const sealValue = (value: unknown, kind: Seal['kind'], prop: string): unknown => {
    if (value === null || value === undefined || value === '') return value;
    const made = vault.seal(value, kind, placeOf(scope, submissionId, prop));
    const same = vault
      .indexes(value, kind)
      .map((blindIndex) => byName.get(sealName({ prop, kind, blindIndex })))
      .find((seal) => seal !== undefined);
    if (
      same !== undefined &&
      JSON.stringify(vault.open(same, placeOf(scope, submissionId, prop))) === JSON.stringify(value)
    ) {
      return sealedReference(same.sealId);
    }
    const seal = { ...made, sealId: uuid(), submissionId, prop, kind };
    fresh.push(seal);
    byName.set(sealName(seal), seal);
    return sealedReference(seal.sealId);
  };
  const plain = plainTables(definition, answers);
  const sealed: Record<string, unknown> = {
    ...mapCells(plain, definition.items, (cell) => {
      const kind = kindOf(cell);
      return kind === null ? cell.value : sealValue(cell.value, kind, propOf(cell));
    }),
  };
  for (const prop of strayProps(definition, plain)) sealed[prop] = sealValue(plain[prop], 'health', prop);
  return { answers: sealed, seals: fresh };
}

/** Equal for equal values in the same place. */
function sealName({ prop, kind, blindIndex }: Pick<Seal, 'prop' | 'kind' | 'blindIndex'>): string {
  return JSON.stringify([prop, kind, blindIndex.toString('hex')]);
}

/** How a value is sealed; what should be rows and is none, whole: of its parts nothing is known. */
function kindOf({ item, column }: Cell): Seal['kind'] | null {
  const kind = column.sensitive ?? item.sensitive;
  if (kind !== null) return kind;
  return isSensitiveItem(column) ? 'health' : null;
}

function propOf({ item, column }: Cell): string {
  return column === item ? item.prop : `${item.prop}/${column.prop}`;
}

/** The same answers with what `replace` makes of every seal; a seal that is not among `seals` becomes an empty text. */
export function replaceSeals(
  answers: Answers,
  seals: readonly Seal[],
  replace: (seal: Seal) => unknown,
): Answers {
  const byId = new Map(seals.map((seal) => [seal.sealId, seal]));
  const change = (value: unknown): unknown => {
    const sealId = sealIdOf(value);
    if (sealId !== null) {
      const seal = byId.get(sealId);
      return seal === undefined ? '' : replace(seal);
    }
    if (Array.isArray(value)) return value.map(change);
    return isMembers(value) ? changeMembers(value) : value;
  };
  /** The same object where nothing in it is sealed: of large tables that is nearly every row. */
  const changeMembers = (members: Answers): Answers => {
    let changed: Record<string, unknown> | null = null;
    for (const key of Object.keys(members)) {
      const next = change(members[key]);
      if (next === members[key]) continue;
      changed ??= { ...members };
      changed[key] = next;
    }
    return changed ?? members;
  };
  return changeMembers(answers);
}

/** Answers without those that are sealed. */
export function withoutSeals(answers: Answers): Answers {
  return replaceSeals(answers, [], () => '');
}

/** The answers as they were typed, for those they belong to. */
export function openAnswers(vault: Vault, scope: Scope, answers: Answers, seals: readonly Seal[]): Answers {
  return replaceSeals(answers, seals, (seal) =>
    vault.open(seal, placeOf(scope, seal.submissionId, seal.prop)),
  );
}

/** The same seal under the key that seals now. */
export function resealed(vault: Vault, scope: Scope, seal: Seal): Seal {
  const place = placeOf(scope, seal.submissionId, seal.prop);
  return { ...seal, ...vault.seal(vault.open(seal, place), seal.kind, place) };
}

/** What a sealed answer is bound to. */
export function placeOf(scope: Scope, submissionId: string, prop: string): string {
  return JSON.stringify([scope.tenantId, scope.exhibitionId, submissionId, prop]);
}

function isMembers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null;
}
