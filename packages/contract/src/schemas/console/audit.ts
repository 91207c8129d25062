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
  thing: Type.Object({ kind: Type.String(), id: Type.String() }),
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
