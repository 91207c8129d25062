import { counted } from '../counted.ts';
import type tablesZhHans from './zh-hans.ts';

/** The same in English. */
const tablesEn = {
  importing: {
    open: 'Import Excel',
    title: (label: string) => `Import ${label}`,
    overwrite: 'Each new import replaces all rows',
    only: 'This table is filled by Excel import only',
    choose: 'Choose a file',
    again: 'Choose another file',
    drop: 'Drop an Excel file here',
    limits: (size: string) =>
      `xlsx or xls, up to ${size}. The header must match the template; the order of columns does not matter.`,
    format: 'Wrong format. Please choose an xlsx or xls file',
    tooLarge: (name: string, limit: string, size: string) =>
      `A file may have up to ${limit}; “${name}” has ${size}`,
    working: {
      loading: 'Opening the file',
      reading: 'Reading the file',
      checking: 'Checking row by row',
      sending: 'Sending; the server checks once more',
    },
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was changed',
    slow: 'The file is too large or damaged and could not be read in time. Remove spare rows, columns and sheets, then try again',
    facts: {
      file: 'File',
      sheet: 'Sheet',
      rows: 'Rows',
      rowCount: (count: number) => counted(count, 'row', 'rows'),
      unknown: 'Columns left out',
    },
    others: (names: string) => `These sheets have the same header and are not imported: ${names}`,
    filled: (count: number) =>
      count === 1
        ? 'One cell is merged with the one above and took its content.'
        : `${count} cells are merged with those above and took their content.`,
    shared: (count: number) =>
      count === 1
        ? 'One cell of a number is merged with the one above: nobody knows what is whose. Unmerge it and fill in each row.'
        : `${count} cells of numbers are merged with those above: nobody knows what is whose. Unmerge them and fill in each row.`,
    across: (count: number) =>
      count === 1
        ? 'One cell is merged with the one left of it: nobody knows what belongs in it. Unmerge it and fill in each cell.'
        : `${count} cells are merged with those left of them: nobody knows what belongs in each. Unmerge them and fill in each cell.`,
    totals: (count: number) =>
      count === 1 ? 'One row of totals is not imported.' : `${count} rows of totals are not imported.`,
    hiddenRows: (count: number) =>
      count === 1
        ? 'One of these rows is hidden or filtered out in the file and was read too. If you do not want it, delete it in the file and choose the file again.'
        : `${count} of these rows are hidden or filtered out in the file and were read too. If you do not want them, delete them in the file and choose the file again.`,
    hiddenColumns: (count: number) =>
      count === 1
        ? 'One column is hidden in the file and was read too.'
        : `${count} columns are hidden in the file and were read too.`,
    dropped: 'Macros and external links in the file are not read.',
    ready: (count: number) => `${counted(count, 'row', 'rows')}, all right`,
    replaces: (count: number) => `The import replaces the ${counted(count, 'row', 'rows')} there are now.`,
    appends: (count: number) =>
      `The rows are added after the ${counted(count, 'row', 'rows')} there are now.`,
    wrong: 'There are mistakes; not imported yet',
    wrongText:
      'Correct them and choose the file again. Rows are imported only if all are right; nothing was changed.',
    first: (shown: number, total: number) => `${shown} of ${counted(total, 'row', 'rows')} shown.`,
    mark: 'Download the file with mistakes marked',
    marking: 'Marking',
    markFailed: 'The marked file could not be made. Please correct by the list below',
    apply: (count: number) => `Import ${counted(count, 'row', 'rows')}`,
    applyOver: (count: number) => `Replace with ${counted(count, 'row', 'rows')}`,
    refused: 'Not imported. Nothing was changed',
    done: (count: number) => `${counted(count, 'row', 'rows')} imported`,
    undo: 'Undo import',
    undone: 'The import is undone',
    close: 'Close',
  },
  template: {
    download: 'Template',
    busy: 'Downloading',
    failed: 'The template could not be downloaded',
  },
  exporting: {
    open: 'Export',
    busy: 'Exporting',
    form: 'Form',
    menu: 'Export as',
    xlsx: 'Excel workbook',
    csv: 'CSV text',
    done: (name: string) => `“${name}” exported`,
    failed: 'The export failed. Please try again',
    total: 'Total',
    full: 'ID numbers in full, can be imported again',
    masked: 'ID numbers masked',
  },
  people: {
    import: 'Import Excel',
    importTitle: 'Import people',
    text: 'Row by row: right rows join the list, wrong ones are named; correct them and import only those. People with the same ID number are replaced.',
    cancelled:
      'Cancelled. What had reached the server may be on the list already; look at the list before you import again.',
    checkedReady: (count: number) =>
      count === 1 ? 'The one person passed every check' : `All ${count} people passed every check`,
    checkedWrong: (good: number, wrong: number) =>
      `${good} ${good === 1 ? 'person' : 'people'} can be imported, ${wrong} ${wrong === 1 ? 'row has' : 'rows have'} mistakes`,
    checkedRest:
      'Rows with mistakes stay out, the others are imported. You can also correct them and choose the file again.',
    checkedNone: 'Correct them and choose the file again. The list has not changed.',
    apply: (count: number) => `Import ${count} ${count === 1 ? 'person' : 'people'}`,
    result: 'Import result',
    repeated: (count: number) => `${counted(count, 'repeat', 'repeats')} replaced, `,
    succeeded: (count: number) => `${count} imported, `,
    failedCount: (count: number) => `${count} failed!`,
    counts: { success: 'imported', repeat: 'repeats, replaced', error: 'failed, to correct' },
    failures: 'Rows that failed:',
    columns: { row: 'Row', name: 'Name', why: 'Reason' },
    download: (count: number) => `Download ${count === 1 ? 'this row' : `these ${count}`}`,
    rest: (count: number) =>
      `${counted(count, 'person is', 'people are')} on the list. Correct the failed rows and import only those; the others stay as they are.`,
    none: 'Nobody joined the list; nothing was changed.',
    incomplete: (count: number) =>
      `${counted(count, 'person lacks', 'people lack')} a photo or other files and ${count === 1 ? 'is' : 'are'} kept as draft. “Import photos” adds them by ID number at once.`,
    unknown: (headers: string) => `Columns that the form does not have, left out: ${headers}`,
    more: (count: number) => `${count} more in the downloaded file.`,
    finish: 'Done',
    sending: 'Sending',
    checking: 'Checking and adding row by row',
    photos: 'Import photos',
    photosTitle: 'Photos by ID number',
    consent:
      'The list holds ID numbers, photos or health data. Please read the privacy policy before you import it.',
    photosText:
      'Pack the photos into one zip and name each by ID number, such as 990417199001010016.jpg. jpg or png, up to 10 MB each, 200 MB in all.',
    photosDrop: 'Drop a zip file here',
    photosFormat: 'Wrong format. Please choose a zip file',
    photosSending: 'Sending the photos',
    photosChecking: 'Matching the photos',
    photosCounts: { matched: 'matched', unknown: 'of nobody', error: 'not usable' },
    photosColumns: { file: 'File', name: 'Name', result: 'Result' },
    outcomes: {
      submitted: 'complete and handed in',
      saved: 'kept in the draft',
      unknown: 'nobody on the list has this number',
      refused: 'not taken',
    },
    exportName: 'Personnel',
    tools: 'More actions',
    status: 'Status',
    statuses: {
      none: 'Not begun',
      draft: 'Draft',
      submitted: 'Handed in',
      wait: 'Under review',
      adopt: 'Approved',
      fail: 'Returned',
    },
  },
  idFacts: {
    born: (day: string) => `Born ${day}`,
    sex: { male: 'male', female: 'female' },
    differs: 'differs from the gender given',
    title: 'From the ID number',
  },
  crop: {
    open: 'Choose and crop a photo',
    again: 'Crop the photo',
    title: 'Crop the photo',
    help: (width: number, height: number) =>
      `Drag the photo, zoom by wheel or two fingers, until the head fills the frame. The result has ${width} × ${height} px.`,
    keys: 'Arrow keys move, plus and minus zoom',
    area: 'Position of the photo',
    zoom: 'Zoom',
    rotate: 'Turn by 90°',
    other: 'Another photo',
    confirm: 'Crop and upload',
    uploading: 'Uploading',
    small: (width: number, height: number) =>
      `The photo is too small and would look blurred. The frame needs at least ${width} × ${height} px: zoom out or choose another.`,
    unreadable: 'This photo cannot be opened. Please use jpg or png',
    failed: 'The upload failed. Please try again',
  },
  badges: {
    open: 'Badges',
    one: 'Badge',
    title: 'Badges',
    none: 'No badges yet',
    noneText: 'Badges can be previewed once people are handed in; the QR code comes with approval.',
    preview: 'Preview',
    previewText: 'The QR code comes with approval',
    count: (ready: number, all: number) => `${counted(all, 'badge', 'badges')}, ${ready} approved`,
    noPhoto: 'No photo',
    booth: 'Booth',
    qr: (name: string) => `QR code of ${name}’s badge`,
    fileName: 'Badges',
    failed: 'The badges could not be loaded. Please try again',
  },
  passes: {
    open: 'Vehicle passes',
    title: 'Vehicle passes',
    none: 'No passes',
    noneText: 'There is one for each vehicle once the form is approved.',
    plate: 'Plate',
    type: 'Vehicle',
    slot: 'Slot',
    code: 'Code',
    qr: (plate: string) => `QR code of the pass of ${plate}`,
    note: 'One pass for one vehicle, to be shown behind the windscreen. The QR code is checked at the gate on the day.',
    fileName: 'Vehicle passes',
    check: {
      title: 'Pass check',
      valid: 'This pass is valid',
      invalid: 'This pass is not valid',
      invalidText:
        'The QR code was not issued for this fair, or the vehicle has changed. Please ask the organiser.',
    },
  },
} satisfies typeof tablesZhHans;

export default tablesEn;
