import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

/** What came of long work, as it is stored. */
const jobResult = Type.Object({
  file: Type.Optional(Type.Object({ name: Type.String(), bytes: Type.Integer() })),
  problem: Type.Optional(
    Type.Object({
      word: Type.String(),
      params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
    }),
  ),
});

/** Empty where nothing is stored that could be read. */
export function readResult(stored: unknown): Static<typeof jobResult> {
  return Value.Check(jobResult, stored) ? stored : {};
}
