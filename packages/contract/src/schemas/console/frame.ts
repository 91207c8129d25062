import { Type } from 'typebox';
import { portalRoles } from '../../roles.ts';
import { Strict } from '../basics.ts';

/** The numbers of the frame, of what the caller may see. */
export const Overview = Type.Object({
  /** Whether exhibitors may come in. */
  open: Type.Boolean(),
  waiting: Type.Object({
    /** Submissions to decide. */
    review: Type.Integer(),
    /** Messages that could not be sent; null for who may not see messages. */
    failed: Type.Union([Type.Integer(), Type.Null()]),
    /** Exhibitors that the caller looks after and has to call now. */
    contacts: Type.Integer(),
  }),
  forms: Type.Integer(),
  exhibitors: Type.Integer(),
  booths: Type.Integer(),
});
export type Overview = Type.Static<typeof Overview>;

export const SearchQuery = Strict({ q: Type.String({ minLength: 1, maxLength: 100 }) });
export type SearchQuery = Type.Static<typeof SearchQuery>;

const PlaceFound = Type.Object({ hall: Type.String(), number: Type.String() });
const ExhibitorNamed = Type.Object({ id: Type.String(), name: Type.String() });

/** What is found, at most eight of each kind, the nearest first; `more` where there are others. */
export const SearchAnswer = Type.Object({
  exhibitors: Type.Array(
    Type.Object({
      ...ExhibitorNamed.properties,
      nameEn: Type.String(),
      /** Those within the caller's halls. */
      booths: Type.Array(PlaceFound),
    }),
  ),
  booths: Type.Array(
    Type.Object({
      id: Type.String(),
      ...PlaceFound.properties,
      /** Null: nobody stands there. */
      exhibitor: Type.Union([ExhibitorNamed, Type.Null()]),
    }),
  ),
  accounts: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      role: Type.Enum([...portalRoles]),
      /** Masked. */
      phone: Type.String(),
      exhibitor: Type.Union([ExhibitorNamed, Type.Null()]),
    }),
  ),
  forms: Type.Array(Type.Object({ formId: Type.String(), formCode: Type.String(), title: Type.String() })),
  /** Items of forms, by their label in any language: of what is published, and of the draft where they are not in that. */
  fields: Type.Array(
    Type.Object({
      formId: Type.String(),
      formCode: Type.String(),
      title: Type.String(),
      formItemId: Type.String(),
      label: Type.String(),
      isDraft: Type.Boolean(),
    }),
  ),
  orders: Type.Array(
    Type.Object({
      id: Type.String(),
      number: Type.String(),
      formCode: Type.String(),
      exhibitor: Type.Union([ExhibitorNamed, Type.Null()]),
    }),
  ),
  articles: Type.Array(Type.Object({ id: Type.String(), title: Type.String() })),
  more: Type.Boolean(),
});
export type SearchAnswer = Type.Static<typeof SearchAnswer>;
