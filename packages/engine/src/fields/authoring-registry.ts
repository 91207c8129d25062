import { arraySettings } from './array/settings.ts';
import { arraySample } from './array/sample.ts';
import { cascaderSettings } from './cascader/settings.ts';
import { cascaderSample } from './cascader/sample.ts';
import { checkboxSettings } from './checkbox/settings.ts';
import { checkboxSample } from './checkbox/sample.ts';
import { dateSettings } from './date/settings.ts';
import { dateSample } from './date/sample.ts';
import { daterangeSettings } from './daterange/settings.ts';
import { daterangeSample } from './daterange/sample.ts';
import { datetimeSettings } from './datetime/settings.ts';
import { datetimeSample } from './datetime/sample.ts';
import { datetimerangeSettings } from './datetimerange/settings.ts';
import { datetimerangeSample } from './datetimerange/sample.ts';
import { dynamicSettings } from './dynamic/settings.ts';
import { dynamicSample } from './dynamic/sample.ts';
import type { FieldType } from './field-value.ts';
import { htmlSettings } from './html/settings.ts';
import { htmlSample } from './html/sample.ts';
import { inputSettings } from './input/settings.ts';
import { inputSample } from './input/sample.ts';
import { numberSettings } from './number/settings.ts';
import { numberSample } from './number/sample.ts';
import { passwordSettings } from './password/settings.ts';
import { passwordSample } from './password/sample.ts';
import { radioSettings } from './radio/settings.ts';
import { radioSample } from './radio/sample.ts';
import { rateSettings } from './rate/settings.ts';
import { rateSample } from './rate/sample.ts';
import type { Sample } from './sample.ts';
import { selectSettings } from './select/settings.ts';
import { selectSample } from './select/sample.ts';
import type { SettingKey } from './setting-key.ts';
import { signatureSettings } from './signature/settings.ts';
import { signatureSample } from './signature/sample.ts';
import { switchSettings } from './switch/settings.ts';
import { switchSample } from './switch/sample.ts';
import { textareaSettings } from './textarea/settings.ts';
import { textareaSample } from './textarea/sample.ts';
import { timeSettings } from './time/settings.ts';
import { timeSample } from './time/sample.ts';
import { timerangeSettings } from './timerange/settings.ts';
import { timerangeSample } from './timerange/sample.ts';
import { titleSettings } from './title/settings.ts';
import { titleSample } from './title/sample.ts';
import { treeSettings } from './tree/settings.ts';
import { treeSample } from './tree/sample.ts';
import { unsupportedSettings } from './unsupported/settings.ts';
import { unsupportedSample } from './unsupported/sample.ts';
import { uploadSettings } from './upload/settings.ts';
import { uploadSample } from './upload/sample.ts';
import { yearSettings } from './year/settings.ts';
import { yearSample } from './year/sample.ts';

/** What the designer knows of a field type. */
export interface Authoring {
  readonly settings: readonly SettingKey[];
  readonly sample: Sample;
}

/** Settings and samples of every field type; one that lacks them does not compile. */
export const authoringRegistry = {
  input: { settings: inputSettings, sample: inputSample },
  password: { settings: passwordSettings, sample: passwordSample },
  textarea: { settings: textareaSettings, sample: textareaSample },
  number: { settings: numberSettings, sample: numberSample },
  rate: { settings: rateSettings, sample: rateSample },
  switch: { settings: switchSettings, sample: switchSample },
  radio: { settings: radioSettings, sample: radioSample },
  checkbox: { settings: checkboxSettings, sample: checkboxSample },
  select: { settings: selectSettings, sample: selectSample },
  date: { settings: dateSettings, sample: dateSample },
  time: { settings: timeSettings, sample: timeSample },
  datetime: { settings: datetimeSettings, sample: datetimeSample },
  year: { settings: yearSettings, sample: yearSample },
  daterange: { settings: daterangeSettings, sample: daterangeSample },
  timerange: { settings: timerangeSettings, sample: timerangeSample },
  datetimerange: { settings: datetimerangeSettings, sample: datetimerangeSample },
  cascader: { settings: cascaderSettings, sample: cascaderSample },
  tree: { settings: treeSettings, sample: treeSample },
  array: { settings: arraySettings, sample: arraySample },
  upload: { settings: uploadSettings, sample: uploadSample },
  signature: { settings: signatureSettings, sample: signatureSample },
  dynamic: { settings: dynamicSettings, sample: dynamicSample },
  html: { settings: htmlSettings, sample: htmlSample },
  title: { settings: titleSettings, sample: titleSample },
  unsupported: { settings: unsupportedSettings, sample: unsupportedSample },
} as const satisfies { readonly [T in FieldType]: Authoring };
