import type {
  AdoptRequest,
  BoothPage,
  BoothPageQuery,
  Captcha,
  ChangeRequest,
  ConsoleForm,
  ConsoleFormDetail,
  Decision,
  DictionaryEntry,
  DictionaryQuery,
  DiscardDraftRequest,
  DynamicListEntry,
  ExamStatus,
  ExhibitorDetail,
  ExhibitorForm,
  ExhibitorFormQuery,
  FileQuery,
  FileRecord,
  FilesQuery,
  FormInfo,
  FormQuery,
  HistoryStep,
  IdCheck,
  IdCheckQuery,
  InfoDetail,
  InfoDetailQuery,
  LogoutAnswer,
  OutboxPage,
  OutboxQuery,
  PasswordChanged,
  PortalConfig,
  PortalConfigQuery,
  RejectRequest,
  ReopenRequest,
  SetPasswordRequest,
  SmsSendQuery,
  SmsSent,
  StaffUser,
  SubmissionPage,
  SubmissionPageQuery,
  SubmissionDetail,
  SubmissionsPage,
  SubmissionsQuery,
  SubmitAnswer,
  SubmitRequest,
  TagForms,
  Timelines,
  TokenAnswer,
  TransportPage,
  TransportPageQuery,
  UpdatePasswordRequest,
  UserInfo,
  WithdrawRequest,
} from './schemas/index.ts';

/** A page of records (wire.md §1). */
export interface PageOf<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

const exhibitor = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
const form = '/api/wdit-exhibitor/wdit-api/wditform';

/** Every call: method and path. `:name` stands for a path parameter. */
export const calls = {
  portalConfig: { method: 'GET', path: '/api/portal/config' },
  token: { method: 'POST', path: '/api/blade-auth/oauth/token' },
  captcha: { method: 'GET', path: '/api/blade-auth/oauth/captcha' },
  logout: { method: 'GET', path: '/api/blade-auth/oauth/logout' },
  smsSend: { method: 'GET', path: '/api/blade-auth/sms/send' },
  userInfo: { method: 'GET', path: '/api/blade-user/info' },
  setPassword: { method: 'POST', path: '/api/blade-user/set-password-api' },
  updatePassword: { method: 'POST', path: '/api/blade-user/update-password-api' },
  queryFormExamStatus: { method: 'GET', path: `${form}/queryFormExamStatus` },
  dynamicList: { method: 'GET', path: `${form}/dynamicList` },
  info: { method: 'GET', path: `${exhibitor}/info` },
  detail: { method: 'GET', path: `${exhibitor}/detail` },
  submit: { method: 'POST', path: `${exhibitor}/submit` },
  discardDraft: { method: 'POST', path: `${exhibitor}/discardDraft` },
  withdraw: { method: 'POST', path: `${exhibitor}/withdraw` },
  requestChange: { method: 'POST', path: `${exhibitor}/requestChange` },
  history: { method: 'GET', path: `${exhibitor}/history` },
  infoDetail: { method: 'GET', path: `${exhibitor}/infoDetail` },
  page: { method: 'GET', path: `${exhibitor}/page` },
  transportPage: { method: 'GET', path: `${exhibitor}/transportPage` },
  getExhibitorFormDetail: { method: 'GET', path: `${exhibitor}/getExhibitorFormDetail` },
  checkIdNo: { method: 'GET', path: `${exhibitor}/checkIdNo` },
  boothPage: { method: 'GET', path: `${exhibitor}/booth/page` },
  tagFormList: { method: 'GET', path: `${exhibitor}/tagFormList` },
  timelines: { method: 'GET', path: `${exhibitor}/timelines` },
  getImg: { method: 'GET', path: `${exhibitor}/getImg` },
  getImgs: { method: 'GET', path: `${exhibitor}/getImgs` },
  getFile: { method: 'GET', path: `${exhibitor}/getFile` },
  putImg: { method: 'POST', path: `${exhibitor}/putImg` },
  putFile: { method: 'POST', path: '/api/blade-resource/oss/endpoint/put-file' },
  dictionary: { method: 'GET', path: '/api/dict/:code' },
  file: { method: 'GET', path: '/api/files/:id' },
  consoleMe: { method: 'GET', path: '/api/console/me' },
  consoleForms: { method: 'GET', path: '/api/console/forms' },
  consoleForm: { method: 'GET', path: '/api/console/forms/:formId' },
  consoleSubmissions: { method: 'GET', path: '/api/console/submissions' },
  consoleSubmission: { method: 'GET', path: '/api/console/submissions/:id' },
  consoleAdopt: { method: 'POST', path: '/api/console/submissions/:id/adopt' },
  consoleReject: { method: 'POST', path: '/api/console/submissions/:id/reject' },
  consoleReopen: { method: 'POST', path: '/api/console/submissions/:id/reopen' },
  consoleOutbox: { method: 'GET', path: '/api/console/outbox' },
} as const;

export type CallName = keyof typeof calls;

/** What each call takes and gives; `data` is the envelope's `data`, or the bare answer of the three exceptions. */
export interface CallTypes {
  portalConfig: { query: PortalConfigQuery; data: PortalConfig };
  token: { body: URLSearchParamsLike; data: TokenAnswer };
  captcha: { data: Captcha };
  logout: { query: { only_login?: string }; data: LogoutAnswer };
  smsSend: { query: SmsSendQuery; data: SmsSent };
  userInfo: { data: UserInfo };
  setPassword: { body: SetPasswordRequest; data: PasswordChanged };
  updatePassword: { body: UpdatePasswordRequest; data: PasswordChanged };
  queryFormExamStatus: { query: FormQuery; data: ExamStatus };
  dynamicList: { query: FormQuery; data: readonly DynamicListEntry[] };
  info: { query: FormQuery; data: FormInfo };
  detail: { data: ExhibitorDetail };
  submit: { body: SubmitRequest; data: SubmitAnswer };
  discardDraft: { body: DiscardDraftRequest; data: ExamStatus };
  withdraw: { body: WithdrawRequest; data: ExamStatus };
  requestChange: { body: ChangeRequest; data: ExamStatus };
  history: { query: FormQuery; data: readonly HistoryStep[] };
  infoDetail: { query: InfoDetailQuery; data: InfoDetail };
  page: { query: SubmissionPageQuery; data: SubmissionPage };
  transportPage: { query: TransportPageQuery; data: TransportPage };
  getExhibitorFormDetail: { query: ExhibitorFormQuery; data: ExhibitorForm };
  checkIdNo: { query: IdCheckQuery; data: IdCheck };
  boothPage: { query: BoothPageQuery; data: BoothPage };
  tagFormList: { data: readonly TagForms[] };
  timelines: { query: FormQuery; data: Timelines };
  getImg: { query: FileQuery; data: FileRecord };
  getImgs: { query: FilesQuery; data: readonly FileRecord[] };
  getFile: { query: FileQuery; data: FileRecord };
  dictionary: { params: { code: string }; query: DictionaryQuery; data: readonly DictionaryEntry[] };
  consoleMe: { data: StaffUser };
  consoleForms: { data: readonly ConsoleForm[] };
  consoleForm: { params: { formId: string }; data: ConsoleFormDetail };
  consoleSubmissions: { query: SubmissionsQuery; data: SubmissionsPage };
  consoleSubmission: { params: { id: string }; data: SubmissionDetail };
  consoleAdopt: { params: { id: string }; body: AdoptRequest; data: Decision };
  consoleReject: { params: { id: string }; body: RejectRequest; data: Decision };
  consoleReopen: { params: { id: string }; body: ReopenRequest; data: Decision };
  consoleOutbox: { query: OutboxQuery; data: OutboxPage };
}

/** Fields of a form body, sent as `application/x-www-form-urlencoded`. */
export type URLSearchParamsLike = Readonly<Record<string, string>>;
