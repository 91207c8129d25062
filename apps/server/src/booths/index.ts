// Exhibitors, their booths and their people.
export { boothDictionary } from './booth-dictionary.ts';
export type { AllottedBooth, Exhibitor } from './exhibitor.ts';
export { boothContext } from './main-booth.ts';
export { personDictionary } from './person-dictionary.ts';
export { presentBooth } from './present.ts';
export {
  findBooths,
  findExhibitor,
  findMembers,
  insertBooths,
  insertExhibitors,
  type Member,
} from './store.ts';
