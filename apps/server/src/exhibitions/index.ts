// Exhibitions: which one a call is about, and its clock.
export { createExhibition, createTenant, makeClient } from './actions.ts';
export { type ExhibitionDirectory } from './directory.ts';
export { isClosedExhibition, tenantRow, type Exhibition } from './exhibition.ts';
export { emptyProfile } from './empty-profile.ts';
export { portalAddress } from './portal-address.ts';
export { localText } from './local-text.ts';
export type { Scope } from '../database/scoped/scope.ts';
export { daysBetween } from './time/days-between.ts';
export { dayIn, formatTime, formatTimeOrNull } from './time/format-time.ts';
export { parseTime } from './time/parse-time.ts';
export { readMoment } from './time/read-moment.ts';
export { exhibitionRoutes } from './routes.ts';
export { changeSetting } from './settings/change-setting.ts';
export {
  isSettingKey,
  settingKeys,
  type ExhibitionSettings,
  type SettingKey,
} from './settings/exhibition-settings.ts';
export { readSetting } from './settings/read-setting.ts';
export { selectExhibition, selectExhibitionsNamed } from './store.ts';
export { takesMedia } from './takes-media.ts';
export { exhibitionArchive } from './archive.ts';
export { ProfileSchema } from './profile-schema.ts';
