import { Type } from 'typebox';
import { NullableString, Page, pageQuery, Strict, Time } from '../basics.ts';

/** One line of the audit; `detail` explains it, with `changes` by key where something was changed. */
export const ConsoleAuditEntry = Type.Object({
  id: Type.String(),
  at: Time,
  /** `staff`, `account`, `system` or `anonymous`. */
  actor: Type.String(),
  by: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  action: Type.String(),
  /** `name` is what it is called now; null where it is gone or has none. */
  thing: Type.Object({ kind: Type.String(), id: Type.String(), name: NullableString }),
  detail: Type.Unknown(),
  reason: NullableString,
  address: Type.String(),
  requestId: Type.String(),
});
export type ConsoleAuditEntry = Type.Static<typeof ConsoleAuditEntry>;

export const ConsoleAuditQuery = Strict({
  current: pageQuery.current,
  size: pageQuery.size,
  who: Type.Optional(Type.String({ maxLength: 64, description: 'Account of who did it.' })),
  thingKind: Type.Optional(Type.String({ maxLength: 64 })),
  thing: Type.Optional(Type.String({ maxLength: 200, description: 'Id of the thing.' })),
  action: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'An action, or the feature before its point, as `exhibitor`.',
    }),
  ),
  from: Type.Optional(Type.String({ maxLength: 32, description: 'Not before.' })),
  to: Type.Optional(Type.String({ maxLength: 32, description: 'Before.' })),
});
export type ConsoleAuditQuery = Type.Static<typeof ConsoleAuditQuery>;

/** The newest first. */
export const ConsoleAuditPage = Page(ConsoleAuditEntry);
export type ConsoleAuditPage = Type.Static<typeof ConsoleAuditPage>;

/** Who may be asked for, and how far the audit is sealed. */
export const ConsoleAuditFacts = Type.Object({
  /** The staff, by name; `id` is that of their accounts. */
  people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  seal: Type.Union([
    Type.Object({
      day: Type.String({ description: 'The last sealed day (UTC).' }),
      entries: Type.Integer({ description: 'Of that day.' }),
      hash: Type.String(),
      holds: Type.Boolean({ description: 'Whether the entries of that day are what was sealed.' }),
    }),
    Type.Null(),
  ]),
});
export type ConsoleAuditFacts = Type.Static<typeof ConsoleAuditFacts>;
