// Forms: their settings, their versions, whom they are for and when.
export { publishVersion, type Published } from './actions.ts';
export { appliesTo, type Viewer } from './audience.ts';
export type { Author } from './author.ts';
export { boothsAsked } from './booths-asked.ts';
export type { DefinitionCache, LoadedVersion } from './definition-cache.ts';
export { definitionsOf } from './services.ts';
export type { Form, FormAudience, FormWindow, OptionQuota, PassQuota, PublishedForm } from './form.ts';
export { presentForm, presentTimelines } from './present.ts';
export { findVisitors, openForm, openForReading, type ActingChoice, type OpenedForm } from './open-form.ts';
export { findStaffFiles, findTemplates } from './find-templates.ts';
export { importSettings, type ImportSettings } from './import-settings.ts';
export { passPlaces } from './pass-places.ts';
export { registersPeople } from './registers-people.ts';
export { formRoutes } from './routes.ts';
export { findForm, findForms, insertForm, putExtension } from './store.ts';
export { uploadLimits, uploadTarget } from './upload-target.ts';
export { findVisitor, findVisitorAs, windowFor, type Visitor } from './visitor.ts';
export { inGrace, windowState, type WindowState } from './window-state.ts';
