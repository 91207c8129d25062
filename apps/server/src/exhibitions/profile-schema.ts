import { logoPattern } from '@zhantai/contract';
import { Type } from 'typebox';
import { LocalTexts } from '../platform/documents.ts';

const short = Type.String({ maxLength: 500 });
const exact = { additionalProperties: false } as const;
/** A day, or a time of it as the clocks of the exhibition show it; empty where none is known yet. */
const day = Type.String({ pattern: '^(?:\\d{4}-\\d{2}-\\d{2})?$' });
const time = Type.String({ pattern: '^(?:\\d{4}-\\d{2}-\\d{2}(?:[ T]\\d{2}:\\d{2}(?::\\d{2})?)?)?$' });

/** What pages show of an exhibition, where it comes from outside. */
export const ProfileSchema = Type.Object(
  {
    organiser: LocalTexts,
    venue: LocalTexts,
    dates: Type.Object({ start: day, end: day }, exact),
    halls: Type.Array(
      Type.Object(
        {
          hall: Type.String({ minLength: 1, maxLength: 20 }),
          name: LocalTexts,
          heightLimit: Type.Number({ minimum: 0, maximum: 1_000 }),
        },
        exact,
      ),
      { maxItems: 200 },
    ),
    milestones: Type.Array(Type.Object({ date: time, title: LocalTexts }, exact), { maxItems: 500 }),
    contact: Type.Object({ phone: short, hours: LocalTexts, email: short }, exact),
    contacts: Type.Array(Type.Object({ duty: LocalTexts, name: LocalTexts, phone: short }, exact), {
      maxItems: 500,
    }),
    groups: Type.Record(Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }), LocalTexts),
    /** A picture in itself, or one of the pages here: never fetched from elsewhere. */
    logo: Type.Union([
      Type.Null(),
      Type.String({
        maxLength: 2_000_000,
        pattern: logoPattern,
      }),
    ]),
    privacyVersion: Type.Optional(short),
    media: Type.Optional(Type.Union([Type.Null(), Type.Object({ opens: time, closes: time }, exact)])),
  },
  exact,
);
