import { Type } from 'typebox';
import { Answers, Strict } from '../basics.ts';
import { boothId, FormInfo, SubmitAnswer } from '../forms.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });

export const ForExhibitorParams = Strict({ exhibitorId: Id, formId: Id });

/** Which of several submissions: by the booth it is for, or by its id. */
export const ForExhibitorQuery = Strict({ boothId, id: Type.Optional(Type.String({ maxLength: 64 })) });
export type ForExhibitorQuery = Type.Static<typeof ForExhibitorQuery>;

/** A form as the exhibitor has it; what stays with the exhibitor is locked, and masked where it is sensitive. */
export const ForExhibitor = Type.Object({
  ...FormInfo.properties,
  exhibitor: Type.Object({ id: Type.String(), name: Type.String() }),
  /** It ended for the exhibitor: another reason is asked for. */
  isOver: Type.Boolean(),
});
export type ForExhibitor = Type.Static<typeof ForExhibitor>;

/** `lateReason` says why after the end of the form. */
export const FillInRequest = Strict({
  ...ForExhibitorQuery.properties,
  version: Type.Integer({ minimum: 1 }),
  /** The revision this builds on; 0 for the first. */
  revision: Type.Integer({ minimum: 0 }),
  answers: Answers,
  draft: Type.Optional(Type.Boolean()),
  reason: Reason,
  lateReason: Type.Optional(Reason),
});
export type FillInRequest = Type.Static<typeof FillInRequest>;

/** What became of it; `status` is `draft` where something is missing yet. */
export const FilledIn = Type.Object({
  ...SubmitAnswer.properties,
  /** The labels of what is required and not there. */
  gaps: Type.Array(Type.String()),
  /** Nobody of the exhibitor agreed to the privacy policy yet. */
  lacksConsent: Type.Boolean(),
});
export type FilledIn = Type.Static<typeof FilledIn>;
