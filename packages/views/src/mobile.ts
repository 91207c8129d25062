import { ArrayFace } from './fields/array/array-face.tsx';
import { CascaderMobile } from './fields/cascader/cascader-mobile.tsx';
import { CheckboxMobile } from './fields/choice/checkbox-face.tsx';
import { RadioMobile } from './fields/choice/radio-face.tsx';
import { DateMobile, DatetimeMobile, TimeMobile, YearMobile } from './fields/date/date-mobile.tsx';
import { DynamicMobile } from './fields/dynamic/dynamic-mobile.tsx';
import type { DeviceFaces, Faces } from './fields/face.ts';
import { HtmlFace } from './fields/html/html-face.tsx';
import { NumberFace } from './fields/number/number-face.tsx';
import { PasswordFace } from './fields/password/password-face.tsx';
import { DaterangeMobile, DatetimerangeMobile, TimerangeMobile } from './fields/range/range-mobile.tsx';
import { RateFace } from './fields/rate/rate-face.tsx';
import { SelectMobile } from './fields/select/select-mobile.tsx';
import { SignatureMobile } from './fields/signature/signature-mobile.tsx';
import { SwitchFace } from './fields/switch/switch-face.tsx';
import { InputFace } from './fields/text/input-face.tsx';
import { TextareaFace } from './fields/textarea/textarea-face.tsx';
import { TitleFace } from './fields/title/title-face.tsx';
import { TreeMobile } from './fields/tree/tree-mobile.tsx';
import { UnsupportedFace } from './fields/unsupported/unsupported-face.tsx';
import { UploadMobile } from './fields/upload/upload-mobile.tsx';

const faces = {
  input: InputFace,
  password: PasswordFace,
  number: NumberFace,
  textarea: TextareaFace,
  radio: RadioMobile,
  checkbox: CheckboxMobile,
  select: SelectMobile,
  switch: SwitchFace,
  rate: RateFace,
  date: DateMobile,
  daterange: DaterangeMobile,
  time: TimeMobile,
  timerange: TimerangeMobile,
  datetime: DatetimeMobile,
  datetimerange: DatetimerangeMobile,
  year: YearMobile,
  cascader: CascaderMobile,
  tree: TreeMobile,
  array: ArrayFace,
  upload: UploadMobile,
  signature: SignatureMobile,
  dynamic: DynamicMobile,
  html: HtmlFace,
  title: TitleFace,
  unsupported: UnsupportedFace,
} satisfies Faces;

/** A face for every field type, on a phone. */
export const mobile: DeviceFaces = { name: 'mobile', faces };
