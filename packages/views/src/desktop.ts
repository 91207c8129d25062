import { CheckboxDesktop } from './fields/choice/checkbox-face.tsx';
import { RadioDesktop } from './fields/choice/radio-face.tsx';
import { DateDesktop, DatetimeDesktop, TimeDesktop, YearDesktop } from './fields/date/date-desktop.tsx';
import type { DeviceFaces, Faces } from './context/face.ts';
import { lazyFace } from './fields/lazy-face.tsx';
import { NumberFace } from './fields/number/number-face.tsx';
import { SelectDesktop } from './fields/select/select-desktop.tsx';
import { InputFace } from './fields/text/input-face.tsx';

const ranges = () => import('./fields/range/range-desktop.tsx');
const layout = () => import('./fields/layout/layout-faces.tsx');

// What nearly every form has comes at once; the rest when a form has it (see prepareFaces).
const faces = {
  input: InputFace,
  password: lazyFace(async () => (await import('./fields/password/password-face.tsx')).PasswordFace),
  number: NumberFace,
  textarea: lazyFace(async () => (await import('./fields/text/textarea-face.tsx')).TextareaFace),
  radio: RadioDesktop,
  checkbox: CheckboxDesktop,
  select: SelectDesktop,
  switch: lazyFace(async () => (await import('./fields/choice/switch-face.tsx')).SwitchFace),
  rate: lazyFace(async () => (await import('./fields/number/rate-face.tsx')).RateFace),
  date: DateDesktop,
  daterange: lazyFace(async () => (await ranges()).DaterangeDesktop),
  time: TimeDesktop,
  timerange: lazyFace(async () => (await ranges()).TimerangeDesktop),
  datetime: DatetimeDesktop,
  datetimerange: lazyFace(async () => (await ranges()).DatetimerangeDesktop),
  year: YearDesktop,
  color: lazyFace(async () => (await import('./fields/text/color-face.tsx')).ColorFace),
  cascader: lazyFace(async () => (await import('./fields/cascader/cascader-desktop.tsx')).CascaderDesktop),
  tree: lazyFace(async () => (await import('./fields/tree/tree-desktop.tsx')).TreeDesktop),
  array: lazyFace(async () => (await import('./fields/array/array-face.tsx')).ArrayFace),
  upload: lazyFace(async () => (await import('./fields/upload/upload-desktop.tsx')).UploadDesktop),
  signature: lazyFace(
    async () => (await import('./fields/signature/signature-desktop.tsx')).SignatureDesktop,
  ),
  dynamic: lazyFace(async () => (await import('./fields/dynamic/dynamic-desktop.tsx')).DynamicDesktop),
  html: lazyFace(async () => (await import('./fields/layout/html-face.tsx')).HtmlFace),
  title: lazyFace(async () => (await layout()).TitleFace),
  unsupported: lazyFace(async () => (await layout()).UnsupportedFace),
} satisfies Faces;

/** A face for every field type, on a desktop. */
export const desktop: DeviceFaces = { name: 'desktop', faces };
