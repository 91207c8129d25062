// Forms: their settings, their versions, whom they are for and when.
export { readMadeTemplateUrl } from './made-template-url.ts';
export { rememberPatterns } from './analyse-pattern.ts';
export { definitionProblems, patternVerdicts } from './definition-problems.ts';
export { isFor } from './audience/is-for.ts';
export { isReached, type Begun } from './audience/is-reached.ts';
export { appliesTo } from './audience/audience.ts';
export { isActedFor, type Author } from './author.ts';
export { matchBooths } from './audience/match-booths.ts';
export { boothsOfForm } from './audience/booths-of-form.ts';
export type { DefinitionCache } from './definition-cache.ts';
export { definitionsOf } from './services.ts';
export type { Form, FormWindow, OptionQuota, PassQuota, PublishedForm } from './form.ts';
export { requireAccount, requireChanging, requireExhibitor, seesSensitive } from './policy.ts';
export { presentExpired, presentForm, withNotes, presentTimelines } from './present.ts';
export { findActors, openForm, openForReading, type ActingChoice, type OpenedForm } from './open-form.ts';
export { findStaffFiles, findTemplates } from './find-templates.ts';
export { importSettings } from './import-settings.ts';
export { findDefinitions, readFormTexts } from './texts/form-texts.ts';
export { passPlaces, placesByArea } from './pass-places.ts';
export { readBoothPage } from './read-booth-page.ts';
export { registersPeople } from './audience/registers-people.ts';
export { formRoutes } from './routes.ts';
export {
  findAllForms,
  findAnyForm,
  findDefinition,
  findForm,
  findForms,
  findNewForms,
  findVersions,
  insertForm,
  insertVersion,
  lockNewestVersion,
  putExtension,
  toAfter,
} from './store.ts';
export { uploadLimits, uploadTarget } from './upload-target.ts';
export { chooseForm } from './choose-form.ts';
export { findActor, findActorAs, findActorForStaff, windowFor, type Actor } from './actor.ts';
export { inGrace, windowState, type WindowState } from './audience/window-state.ts';
export { formArchive, FormQuotasSchema } from './archive.ts';
