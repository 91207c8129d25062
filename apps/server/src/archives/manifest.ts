import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ArchiveRefused } from './archive-refused.ts';

/** The form of archives that this version writes, and the newest that it reads. */
export const archiveFormat = 1;

const count = Type.Integer({ minimum: 0 });
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

const manifestSchema = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  product: Type.Literal('zhantai'),
  madeAt: Type.String(),
  depth: Type.Union([Type.Literal('set-up'), Type.Literal('everything')]),
  exhibition: Type.Object({
    exhibitionId: Type.String(),
    title: Type.Record(Type.String(), Type.String()),
    zone: Type.String(),
    /** Empty where no dates are known yet. */
    firstDay: Type.String({ pattern: '^(?:\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))?$' }),
  }),
  /** Lines by kind. */
  lines: Type.Record(Type.String(), count),
  /** Contents that were left out, for they hold sensitive answers. */
  leftOut: Type.Object({ answers: count, files: count }),
  /** What lies in `sealed/`, under a passphrase: the salt of its key, and how much there is. */
  sealed: Type.Optional(
    Type.Object({ salt: Type.String({ pattern: '^[0-9a-f]{32}$' }), answers: count, files: count }),
  ),
  /** What the analyser found of patterns in definitions, by their text: whether they are safe. */
  patterns: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
  /** Of each entry but the manifest. */
  entries: Type.Record(Type.String(), Type.Object({ bytes: count, sha256 })),
});

/** What an archive says of itself, in its last entry `manifest.json`. */
export type Manifest = Static<typeof manifestSchema>;

/** @throws ArchiveRefused where the text is no manifest, or of a newer format. */
export function parseManifest(text: string): Manifest {
  const value = parse(text);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : null;
  if (typeof format === 'number' && format > archiveFormat) {
    throw new ArchiveRefused('archiveTooNew', { format, known: archiveFormat });
  }
  if (!Value.Check(manifestSchema, value)) throw new ArchiveRefused('archiveNoManifest');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
