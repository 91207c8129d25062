import type { ExhibitionProfile } from '../database/tables/schema.ts';

/** The profile of an exhibition about which nothing was told yet. */
export const emptyProfile: ExhibitionProfile = {
  organiser: {},
  venue: {},
  dates: { start: '', end: '' },
  halls: [],
  milestones: [],
  contact: { phone: '', hours: {}, email: '' },
  contacts: [],
  groups: {},
  logo: null,
};
