import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Scope } from '../../../exhibitions/index.ts';
import { archiveKind, lineName, type ArchiveLine } from '../../../platform/archive-kind.ts';
import type { Vault } from '../../../platform/vault.ts';
import { placeOf } from './seal-answers.ts';

/** Sealed answers as an archive with a passphrase holds them: opened, and sealed anew where they are read in. */
export const sealedArchive = [
  archiveKind('sealed_answer', 'everything', ['seal_id'], {
    seal_id: 'kept',
    submission_id: 'kept',
    prop: 'kept',
    kind: 'kept',
    key_id: 'kept',
    ciphertext: 'kept',
    blind_index: 'kept',
    claimed: 'kept',
    created_at: 'happened',
  }),
];

const Line = Type.Object(
  {
    sealId: Type.String(),
    submissionId: Type.String(),
    prop: Type.String(),
    kind: Type.Union([Type.Literal('id'), Type.Literal('photo'), Type.Literal('health')]),
    value: Type.Unknown(),
    claimed: Type.Boolean(),
    createdAt: Type.String(),
  },
  { additionalProperties: false },
);

/** A row of the database as a line that says what was answered. */
export function unsealedLine(vault: Vault, scope: Scope, row: ArchiveLine): ArchiveLine {
  const { key_id: keyId, ciphertext, blind_index: _, created_at: at, ...rest } = row;
  const sealed = { keyId: String(keyId), ciphertext: Buffer.from(String(ciphertext).slice(2), 'hex') };
  const place = placeOf(scope, String(row['submission_id']), String(row['prop']));
  const { tenant_id: _t, exhibition_id: _e, ...own } = rest;
  return {
    ...Object.fromEntries(Object.entries(own).map(([column, value]) => [lineName(column), value])),
    value: vault.open(sealed, place),
    createdAt: String(at).replace(/\+00:00$/, 'Z'),
  };
}

/** A line as a line of {@link sealedArchive}, sealed for where it goes; a sentence where it is none. */
export function sealedRow(vault: Vault, scope: Scope, line: ArchiveLine): ArchiveLine | string {
  if (!Value.Check(Line, line)) return 'is no sealed answer';
  const { value, ...rest } = line;
  const { keyId, ciphertext, blindIndex } = vault.seal(
    value,
    line.kind,
    placeOf(scope, line.submissionId, line.prop),
  );
  return {
    ...rest,
    keyId,
    ciphertext: `\\x${ciphertext.toString('hex')}`,
    blindIndex: `\\x${blindIndex.toString('hex')}`,
  };
}
