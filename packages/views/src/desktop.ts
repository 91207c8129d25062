import { ArrayFace } from './fields/array/array-face.tsx';
import { CascaderDesktop } from './fields/cascader/cascader-desktop.tsx';
import { CheckboxDesktop } from './fields/choice/checkbox-face.tsx';
import { RadioDesktop } from './fields/choice/radio-face.tsx';
import { DateDesktop, DatetimeDesktop, TimeDesktop, YearDesktop } from './fields/date/date-desktop.tsx';
import { DynamicDesktop } from './fields/dynamic/dynamic-desktop.tsx';
import type { DeviceFaces, Faces } from './fields/face.ts';
import { HtmlFace } from './fields/html/html-face.tsx';
import { NumberFace } from './fields/number/number-face.tsx';
import { PasswordFace } from './fields/password/password-face.tsx';
import { DaterangeDesktop, DatetimerangeDesktop, TimerangeDesktop } from './fields/range/range-desktop.tsx';
import { RateFace } from './fields/rate/rate-face.tsx';
import { SelectDesktop } from './fields/select/select-desktop.tsx';
import { SignatureDesktop } from './fields/signature/signature-desktop.tsx';
import { SwitchFace } from './fields/switch/switch-face.tsx';
import { InputFace } from './fields/text/input-face.tsx';
import { TextareaFace } from './fields/textarea/textarea-face.tsx';
import { TitleFace } from './fields/title/title-face.tsx';
import { TreeDesktop } from './fields/tree/tree-desktop.tsx';
import { UnsupportedFace } from './fields/unsupported/unsupported-face.tsx';
import { UploadDesktop } from './fields/upload/upload-desktop.tsx';

const faces = {
  input: InputFace,
  password: PasswordFace,
  number: NumberFace,
  textarea: TextareaFace,
  radio: RadioDesktop,
  checkbox: CheckboxDesktop,
  select: SelectDesktop,
  switch: SwitchFace,
  rate: RateFace,
  date: DateDesktop,
  daterange: DaterangeDesktop,
  time: TimeDesktop,
  timerange: TimerangeDesktop,
  datetime: DatetimeDesktop,
  datetimerange: DatetimerangeDesktop,
  year: YearDesktop,
  cascader: CascaderDesktop,
  tree: TreeDesktop,
  array: ArrayFace,
  upload: UploadDesktop,
  signature: SignatureDesktop,
  dynamic: DynamicDesktop,
  html: HtmlFace,
  title: TitleFace,
  unsupported: UnsupportedFace,
} satisfies Faces;

/** A face for every field type, at a desk. */
export const desktop: DeviceFaces = { name: 'desktop', faces };
