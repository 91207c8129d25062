import { Type } from 'typebox';
import { logoPattern } from '../../logo-pattern.ts';
import { Strict } from '../basics.ts';
import { Changed } from '../change.ts';

/** What stands where no other language says more. */
const MainTitle = Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` });
const Title = Type.String({ maxLength: 200 });
const Text = Type.String({ maxLength: 500 });
const Texts = Strict({ 'zh-Hans': Text, 'zh-Hant': Text, en: Text });
/** Empty where none is known yet. */
const Day = Type.String({ pattern: String.raw`^(?:\d{4}-\d{2}-\d{2})?$` });
const Moment = Type.String({
  pattern: String.raw`^(?:\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?)?$`,
});

/** Every setting of an exhibition, key by key: a text is a key for each language, a list is one. */
const keys = {
  'title.zh-Hans': MainTitle,
  'title.zh-Hant': Title,
  'title.en': Title,
  'organiser.zh-Hans': Text,
  'organiser.zh-Hant': Text,
  'organiser.en': Text,
  'venue.zh-Hans': Text,
  'venue.zh-Hant': Text,
  'venue.en': Text,
  /** First and last day of the fair itself. */
  start: Day,
  end: Day,
  milestones: Type.Array(Strict({ date: Moment, title: Texts }), { maxItems: 500 }),
  halls: Type.Array(
    Strict({
      hall: Type.String({ minLength: 1, maxLength: 20, pattern: String.raw`^\S(.*\S)?$` }),
      name: Texts,
      /** Metres. */
      heightLimit: Type.Number({ minimum: 0, maximum: 1_000 }),
    }),
    { maxItems: 200 },
  ),
  languages: Type.Array(Type.Enum(['zh-Hans', 'zh-Hant', 'en']), { minItems: 1, maxItems: 3 }),
  'contact.phone': Text,
  'contact.email': Text,
  'contact.hours.zh-Hans': Text,
  'contact.hours.zh-Hant': Text,
  'contact.hours.en': Text,
  /** Whom exhibitors ask about what. */
  contacts: Type.Array(Strict({ duty: Texts, name: Texts, phone: Text }), { maxItems: 500 }),
  /** Names of the groups of forms. */
  groups: Type.Array(Strict({ group: Type.String({ pattern: '^[A-Za-z0-9]{1,20}$' }), name: Texts }), {
    maxItems: 100,
  }),
  logo: Type.Union([Type.Null(), Type.String({ maxLength: 2_000_000, pattern: logoPattern })]),
};

export const ExhibitionProfileSettings = Type.Object(keys);
export type ExhibitionProfileSettings = Type.Static<typeof ExhibitionProfileSettings>;

export const ConsoleExhibition = Type.Object({
  /** Its short name, in every address: it stays. */
  id: Type.String(),
  state: Type.Enum(['open', 'closed']),
  zone: Type.String(),
  host: Type.Union([Type.String(), Type.Null()]),
  settings: ExhibitionProfileSettings,
  /** Halls in which booths stand, by code: such a hall stays. */
  booths: Type.Array(Type.Object({ hall: Type.String(), count: Type.Integer() })),
});
export type ConsoleExhibition = Type.Static<typeof ConsoleExhibition>;

const change = Strict({
  'title.zh-Hans': Changed(keys['title.zh-Hans']),
  'title.zh-Hant': Changed(keys['title.zh-Hant']),
  'title.en': Changed(keys['title.en']),
  'organiser.zh-Hans': Changed(keys['organiser.zh-Hans']),
  'organiser.zh-Hant': Changed(keys['organiser.zh-Hant']),
  'organiser.en': Changed(keys['organiser.en']),
  'venue.zh-Hans': Changed(keys['venue.zh-Hans']),
  'venue.zh-Hant': Changed(keys['venue.zh-Hant']),
  'venue.en': Changed(keys['venue.en']),
  start: Changed(keys.start),
  end: Changed(keys.end),
  milestones: Changed(keys.milestones),
  halls: Changed(keys.halls),
  languages: Changed(keys.languages),
  'contact.phone': Changed(keys['contact.phone']),
  'contact.email': Changed(keys['contact.email']),
  'contact.hours.zh-Hans': Changed(keys['contact.hours.zh-Hans']),
  'contact.hours.zh-Hant': Changed(keys['contact.hours.zh-Hant']),
  'contact.hours.en': Changed(keys['contact.hours.en']),
  contacts: Changed(keys.contacts),
  groups: Changed(keys.groups),
  logo: Changed(keys.logo),
});
export const ChangeExhibitionRequest = Strict({ change });
export type ChangeExhibitionRequest = Type.Static<typeof ChangeExhibitionRequest>;
