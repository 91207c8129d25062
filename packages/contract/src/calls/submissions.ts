import type {
  BoothPage,
  BoothPageQuery,
  ChangeRequest,
  DiscardDraftRequest,
  DynamicListEntry,
  DynamicListQuery,
  ExamStatus,
  ExhibitorDetail,
  ExhibitorForm,
  ExhibitorFormQuery,
  FormInfo,
  FormQuery,
  HistoryStep,
  IdCheck,
  IdCheckQuery,
  ImportConfig,
  ImportConfigQuery,
  InfoDetail,
  InfoDetailQuery,
  SubmissionPage,
  SubmissionPageQuery,
  SubmitAnswer,
  SubmitRequest,
  TagForms,
  Timelines,
  TransportDifference,
  TransportDifferenceQuery,
  TransportPage,
  TransportPageQuery,
  WithdrawRequest,
} from '../schemas/index.ts';
import { exhibitorPath, formPath, importConfigPath } from './paths.ts';
import { bodyBytes } from '../body-bytes.ts';

/** Forms, answers and what becomes of them (wire.md §4). `:name` stands for a path parameter. */
export const submissionsCalls = {
  queryFormExamStatus: { method: 'GET', path: `${formPath}/queryFormExamStatus` },
  dynamicList: { method: 'GET', path: `${formPath}/dynamicList` },
  info: { method: 'GET', path: `${exhibitorPath}/info` },
  detail: { method: 'GET', path: `${exhibitorPath}/detail` },
  submit: { method: 'POST', path: `${exhibitorPath}/submit`, bodyBytes: bodyBytes.answers },
  discardDraft: { method: 'POST', path: `${exhibitorPath}/discardDraft` },
  withdraw: { method: 'POST', path: `${exhibitorPath}/withdraw` },
  requestChange: { method: 'POST', path: `${exhibitorPath}/requestChange` },
  history: { method: 'GET', path: `${exhibitorPath}/history` },
  infoDetail: { method: 'GET', path: `${exhibitorPath}/infoDetail` },
  page: { method: 'GET', path: `${exhibitorPath}/page` },
  transportPage: { method: 'GET', path: `${exhibitorPath}/transportPage` },
  getExhibitorFormDetail: { method: 'GET', path: `${exhibitorPath}/getExhibitorFormDetail` },
  transportDifference: { method: 'GET', path: `${exhibitorPath}/transportDifference` },
  checkIdNo: { method: 'GET', path: `${exhibitorPath}/checkIdNo` },
  boothPage: { method: 'GET', path: `${exhibitorPath}/booth/page` },
  tagFormList: { method: 'GET', path: `${exhibitorPath}/tagFormList` },
  timelines: { method: 'GET', path: `${exhibitorPath}/timelines` },
  importConfigs: { method: 'GET', path: `${importConfigPath}/list` },
} as const;

/** What they take and give. */
export interface SubmissionsCallTypes {
  queryFormExamStatus: { query: FormQuery; data: ExamStatus };
  dynamicList: { query: DynamicListQuery; data: readonly DynamicListEntry[] };
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
  transportDifference: { query: TransportDifferenceQuery; data: TransportDifference };
  checkIdNo: { query: IdCheckQuery; data: IdCheck };
  boothPage: { query: BoothPageQuery; data: BoothPage };
  tagFormList: { data: readonly TagForms[] };
  timelines: { query: FormQuery; data: Timelines };
  importConfigs: { query: ImportConfigQuery; data: readonly ImportConfig[] };
}
