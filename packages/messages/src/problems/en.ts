import type { ProblemWords } from './zh-hans.ts';

/** Problems in English. */
export const en = {
  required: 'Please enter {label}',
  requiredChoice: 'Please choose {label}',
  requiredUpload: 'Please upload {label}',
  requiredSignature: 'The signature is missing',
  requiredOption: 'Please choose an option',
  otherText: 'Please say what “{option}” is',
  invalidOption: '{label}: this option does not exist',
  format: '{label} is not in the right format',
  unreadable: '{label} is not in the right format',
  accepted: 'Please agree to {label}',
  min: '{label} must be at least {min}',
  max: '{label} must be at most {max}',
  precision: '{label}: decimal places allowed: {precision}',
  integer: '{label} must be a whole number',
  maxLength: '{label}: no more than {n} {n|character|characters}',
  minLength: '{label}: no fewer than {n} {n|character|characters}',
  minSize: '{label}: at least {n} needed',
  maxSize: '{label}: at most {n} allowed',
  fileSize: '{label}: a file may have up to {n} MB',
  fileType: '{label}: this type of file is not accepted[; please upload {types}]',
  fileElsewhere: '{label}: a file was uploaded elsewhere; please upload it here again',
  dateRange: '{label} is outside the allowed period',
  rangeOrder: '{label}: the end is before the start',
  pattern: '{label} does not match the required format',
  importFormat: '{label} does not match the required format',
  lostDigits:
    '{label} became a number in the spreadsheet and lost its last digits. Format the cell as text and enter it again',
  otherUnit:
    '{label} is told in another unit in the header of the file. Please convert the numbers to the unit of this column, and correct the header',
  noResult:
    '{label} is a formula whose result is not in the file. Open and save it in your spreadsheet program once, or fill in the result',
  taken: '{label} is registered already',
  soldOut: '{label}[: “{option}”] is sold out, please choose another',
  tooManyForBooth: '{label}: at most {n} allowed for your booths',
  tooManyForArea: '{label}: at most {n} allowed for the area of your booths',
  tooFew: '{label}: the first {n} {n|row|rows} must stay',
  duplicateRow: '{label}: two rows are the same: {row}, {other}',
  needsParent: 'Please fill in {parent} first',
  custom: '{message}',
} as const satisfies ProblemWords;
