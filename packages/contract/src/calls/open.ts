import type {
  OpenForm,
  OpenFormQuery,
  OpenSeatAnswer,
  OpenSeatRequest,
  OpenStaff,
  OpenStaffAnswer,
  OpenStaffRequest,
  OpenSubmitRequest,
  ShortLinkAnswer,
  ShortLinkParams,
  SubmitAnswer,
} from '../schemas/index.ts';
import { exhibitorPath } from './paths.ts';

/** What is open to people without an account (wire.md §4). `:name` stands for a path parameter. */
export const openCalls = {
  shortLink: { method: 'GET', path: '/api/s/:code' },
  openForm: { method: 'GET', path: '/api/open/form' },
  openSubmit: { method: 'POST', path: '/api/open/form/submit' },
  openStaff: { method: 'GET', path: '/api/open/staff' },
  openStaffSubmit: { method: 'POST', path: '/api/open/staff' },
  openSeat: { method: 'POST', path: '/api/open/seat' },
  openFile: { method: 'POST', path: '/api/open/file' },
  putCommonImg: { method: 'POST', path: `${exhibitorPath}/putCommonImg` },
} as const;

/** What they take and give. */
export interface OpenCallTypes {
  shortLink: { params: ShortLinkParams; data: ShortLinkAnswer };
  openForm: { query: OpenFormQuery; data: OpenForm };
  openSeat: { body: OpenSeatRequest; data: OpenSeatAnswer };
  openSubmit: { body: OpenSubmitRequest; data: SubmitAnswer };
  openStaff: { data: OpenStaff };
  openStaffSubmit: { body: OpenStaffRequest; data: OpenStaffAnswer };
}
