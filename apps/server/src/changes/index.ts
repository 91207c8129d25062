// Changes by comparison: what somebody saw, what it is to be, and who was faster.
export { binnedSince, isStillReferred, mostBinned, mostReferences, presentBinned } from './bin.ts';
export { changeThing } from './change-thing.ts';
export { judgeChange } from './judge-change.ts';
export { readHistory } from './read-history.ts';
