import { Type } from 'typebox';
import { Value } from 'typebox/value';

const Text = Type.String();
const BoothType = Type.Union([Type.Literal('std'), Type.Literal('raw'), Type.Literal('semi')]);
const Height = Type.Union([Type.Number(), Type.Null()]);
const Owner = Type.Union([Text, Type.Null()]);
const changed = <T extends Parameters<typeof Type.Optional>[0]>(value: T) =>
  Type.Optional(Type.Object({ from: value, to: value }));

/** What an import does to one exhibitor, or to a booth alone: the values that were seen and what they are to be. */
const Plan = Type.Object({
  exhibitor: Type.Union([
    Type.Null(),
    Type.Object({
      kind: Type.Literal('new'),
      /** Null: the next one. */
      code: Owner,
      name: Text,
      nameEn: Text,
      origin: Text,
      language: Text,
      tags: Type.Array(Text),
    }),
    Type.Object({
      kind: Type.Literal('known'),
      change: Type.Object({
        name: changed(Text),
        nameEn: changed(Text),
        origin: changed(Text),
        language: changed(Text),
        tags: changed(Type.Array(Text)),
      }),
    }),
  ]),
  booths: Type.Array(
    Type.Union([
      Type.Object({
        kind: Type.Literal('new'),
        id: Text,
        hall: Text,
        number: Text,
        area: Type.Number(),
        type: BoothType,
        heightLimit: Height,
        /** Of the exhibitor of this plan; else free. */
        own: Type.Boolean(),
      }),
      Type.Object({
        kind: Type.Literal('known'),
        id: Text,
        change: Type.Object({
          area: changed(Type.Number()),
          type: changed(BoothType),
          heightLimit: changed(Height),
          exhibitorId: changed(Owner),
        }),
      }),
    ]),
  ),
  accounts: Type.Array(
    Type.Object({
      row: Type.Integer(),
      phone: Text,
      name: Text,
      email: Text,
      /** It acts for another exhibitor: only where that was said is it added here as well. */
      elsewhere: Type.Boolean(),
    }),
  ),
});
export type Plan = Type.Static<typeof Plan>;
export type PlannedBooth = Plan['booths'][number];
export type PlannedAccount = Plan['accounts'][number];

/** A plan as it was stored. @throws Error for anything else. */
export function readPlan(stored: unknown): Plan {
  if (!Value.Check(Plan, stored)) throw new Error('What an import is to do cannot be read.');
  return stored;
}
