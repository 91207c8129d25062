import { Type } from 'typebox';
import { FieldComment, NullableString, NullableTime, StatusName, Strict } from './basics.ts';
import { PolicyVersion } from './open.ts';

/** A form of the accreditation, and where it stands. */
export const AccreditationForm = Type.Object({
  /** `mediaRegister`, `mediaPerfect` or `mediaSubmit`. */
  pageKey: Type.String(),
  formId: Type.String(),
  formType: Type.String(),
  title: Type.String(),
  status: StatusName,
  hasDraft: Type.Boolean(),
  reason: NullableString,
  comments: Type.Array(FieldComment),
  submitTime: NullableTime,
  examTime: NullableTime,
  fromInformationCanBeSubmitted: Type.Boolean(),
});
export type AccreditationForm = Type.Static<typeof AccreditationForm>;

/** A press pass: what a reporter shows at the gate. */
export const PressBadge = Type.Object({
  name: Type.String(),
  medium: Type.String(),
  code: Type.String(),
  /** The content of the QR code; it tells nothing by itself. */
  qr: Type.String(),
});
export type PressBadge = Type.Static<typeof PressBadge>;

/** How far a medium is with its accreditation. */
export const Accreditation = Type.Object({
  /**
   * `register` and `perfect`: that form is to be filled in; `submit`: all are, hand them in; `wait`: under review;
   * `fail`: a form was returned; `success`: accredited.
   */
  step: Type.Union([
    Type.Literal('register'),
    Type.Literal('perfect'),
    Type.Literal('submit'),
    Type.Literal('wait'),
    Type.Literal('fail'),
    Type.Literal('success'),
  ]),
  forms: Type.Array(AccreditationForm),
  /** Empty until all is adopted. */
  badges: Type.Array(PressBadge),
  consent: PolicyVersion,
});
export type Accreditation = Type.Static<typeof Accreditation>;

export const AccreditationRequest = Strict({
  /** The version of the privacy policy that was agreed to. */
  consent: Type.Optional(Type.String({ maxLength: 64 })),
});
export type AccreditationRequest = Type.Static<typeof AccreditationRequest>;
