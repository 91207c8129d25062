import { CheckboxMobile } from './fields/choice/checkbox-face.tsx';
import { RadioMobile } from './fields/choice/radio-face.tsx';
import { DateMobile, DatetimeMobile, TimeMobile, YearMobile } from './fields/date/date-mobile.tsx';
import { DynamicMobile } from './fields/dynamic/dynamic-mobile.tsx';
import type { DeviceFaces, Faces } from './context/face.ts';
import { lazyFace } from './fields/lazy-face.tsx';
import { NumberFace } from './fields/number/number-face.tsx';
import { SelectMobile } from './fields/select/select-mobile.tsx';
import { InputFace } from './fields/text/input-face.tsx';

const ranges = () => import('./fields/range/range-mobile.tsx');
const layout = () => import('./fields/layout/layout-faces.tsx');

// What nearly every form has comes at once; the rest when a form has it (see prepareFaces).
const faces = {
  input: InputFace,
  password: lazyFace(async () => (await import('./fields/password/password-face.tsx')).PasswordFace),
  number: NumberFace,
  textarea: lazyFace(async () => (await import('./fields/text/textarea-face.tsx')).TextareaFace),
  radio: RadioMobile,
  checkbox: CheckboxMobile,
  select: SelectMobile,
  switch: lazyFace(async () => (await import('./fields/choice/switch-face.tsx')).SwitchFace),
  rate: lazyFace(async () => (await import('./fields/number/rate-face.tsx')).RateFace),
  date: DateMobile,
  daterange: lazyFace(async () => (await ranges()).DaterangeMobile),
  time: TimeMobile,
  timerange: lazyFace(async () => (await ranges()).TimerangeMobile),
  datetime: DatetimeMobile,
  datetimerange: lazyFace(async () => (await ranges()).DatetimerangeMobile),
  year: YearMobile,
  color: lazyFace(async () => (await import('./fields/text/color-face.tsx')).ColorFace),
  cascader: lazyFace(async () => (await import('./fields/cascader/cascader-mobile.tsx')).CascaderMobile),
  tree: lazyFace(async () => (await import('./fields/tree/tree-mobile.tsx')).TreeMobile),
  array: lazyFace(async () => (await import('./fields/array/array-face.tsx')).ArrayFace),
  upload: lazyFace(async () => (await import('./fields/upload/upload-mobile.tsx')).UploadMobile),
  signature: lazyFace(async () => (await import('./fields/signature/signature-mobile.tsx')).SignatureMobile),
  dynamic: DynamicMobile,
  html: lazyFace(async () => (await import('./fields/layout/html-face.tsx')).HtmlFace),
  title: lazyFace(async () => (await layout()).TitleFace),
  unsupported: lazyFace(async () => (await layout()).UnsupportedFace),
} satisfies Faces;

/** A face for every field type, on a phone. */
export const mobile: DeviceFaces = { name: 'mobile', faces };
