import { exhibitorPath, formPath, importConfigPath } from './paths.ts';

/** Forms, answers and what becomes of them (wire.md §4). `:name` stands for a path parameter. */
export const submissionsCalls = {
  queryFormExamStatus: { method: 'GET', path: `${formPath}/queryFormExamStatus` },
  dynamicList: { method: 'GET', path: `${formPath}/dynamicList` },
  info: { method: 'GET', path: `${exhibitorPath}/info` },
  detail: { method: 'GET', path: `${exhibitorPath}/detail` },
  submit: { method: 'POST', path: `${exhibitorPath}/submit` },
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
