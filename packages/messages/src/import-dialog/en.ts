import type { ImportDialogWords } from './zh-hans.ts';

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
const things = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const en: ImportDialogWords = {
  title: 'Import Excel',
  titleOf: (file) => `Import “${file}”`,
  lead: 'See what each row would do, then import. Empty cells change nothing, CLEAR empties one, and what is not in the file stays.',
  template: 'Download an empty template',
  templateFailed: 'The template was not downloaded. Try again.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'Drop a file here, or',
  limits: '.xlsx, .xls, .csv, up to 20,000 rows and 20 MB',
  reading: 'Reading the file',
  counts: { changed: 'changed', new: 'new', refused: 'wrong, not imported', same: 'unchanged' },
  rows: 'What each row would do',
  heads: { row: 'Row', thing: 'About', column: 'Column', from: 'Now', to: 'In the file' },
  blank: '(empty)',
  added: 'New',
  joins: (name) => `This number has an account (${name}), which is added here`,
  elsewhere: (company) => `This number is an account of ${company}`,
  also: 'Add it here too',
  more: (count) => `${rows(count)} more not listed`,
  unmatched: 'Columns not recognised',
  unmatchedNote: 'Choose which column it is, or leave it out.',
  leaveOut: 'Leave out',
  download: (count) => `Download ${rows(count)} that ${count === 1 ? 'is' : 'are'} wrong`,
  nothing: 'No row can be imported. Correct the file and choose it again.',
  apply: (count) => `Import ${rows(count)}`,
  running: (done, total) => `Importing, ${done} of ${total} done; it goes on when this is closed`,
  stop: 'Stop',
  close: 'Close',
  offline: 'The network is gone. Try again when it is back.',
  ended: {
    done: (done) => `${things(done)} imported`,
    cancelled: (done) => `Stopped; ${things(done)} imported before stay`,
    failed: (done) => `Not all was imported, ${things(done)} so far. Import it once more.`,
  },
  skipped: (count) => `${things(count)} not imported`,
  reasons: {
    changed: 'Changed since the preview, not overwritten',
    gone: 'Not there any more',
    unchanged: 'Nothing to change',
  },
  see: 'Show the exhibitor',
};
