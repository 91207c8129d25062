// Exhibitors, their booths and their people.
export { exhibitorDictionaries } from './dictionaries.ts';
export type { AllottedBooth, Exhibitor } from './exhibitor.ts';
export { boothContext } from './main-booth.ts';
export type { Limits } from './limits.ts';
export {
  formsWithin,
  hallsWithin,
  mayActFor,
  maySee,
  maySeeExhibitor,
  maySeeForm,
  maySeeHall,
} from './policy.ts';
export { presentBooth } from './present.ts';
export { readEmployers } from './read-employers.ts';
export {
  findBoothNames,
  findBooths,
  findExhibitor,
  findExhibitors,
  findMembers,
} from './store/exhibitors.ts';
export {
  countPasses,
  countWaiting,
  findPerson,
  hasPersonsOf,
  keepPerson,
  lockPersons,
  type Person,
} from './store/persons.ts';
export {
  choiceStands,
  findTransportSuppliers,
  isChosenTransport,
  keepTransportChoice,
} from './store/transport-choices.ts';
export {
  actsWithin,
  exhibitorsInHalls,
  notTrial,
  standsWithin,
  withinForms,
  withinLimits,
} from './store/within-limits.ts';
export { areBadgesVoid } from './are-badges-void.ts';
export { boothArchive } from './archive.ts';
