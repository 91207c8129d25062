import type { Form as WireForm, Timelines } from '@zhantai/contract';
import { formatTime, formatTimeOrNull, localText } from '../exhibitions/index.ts';
import type { Form, FormWindow } from './form.ts';
import type { WindowState } from './audience/window-state.ts';
import type { VersionNote } from './store.ts';

/** A form detail with its version and place, title in the asker's language. `detail` is what was published. */
export function presentForm(form: Form, version: number, detail: unknown, language: string): WireForm {
  const source: Readonly<Record<string, unknown>> = isObject(detail) ? detail : {};
  return {
    formId: form.formId,
    formType: form.formType,
    version,
    pageKey: form.pageKey,
    pageType: form.pageType,
    formCode: form.formCode,
    title: localText(form.title, language),
    purpose: localText(form.purpose, language),
    formItems: Array.isArray(source['formItems']) ? source['formItems'] : [],
    formLogic: withoutRules(source['formLogic'] ?? { scheme: [] }),
    formSetting: source['formSetting'] ?? {},
    memo: typeof source['memo'] === 'string' ? source['memo'] : null,
  };
}

/** A form with what exhibitors are told of its versions. */
export function withNotes(form: WireForm, notes: readonly VersionNote[]): WireForm {
  return notes.length === 0 ? form : { ...form, notes: [...notes] };
}

/** Schemes say what is shown when; the rules that they were made from are the designer's own (console.md §2). */
function withoutRules(logic: unknown): unknown {
  if (!isObject(logic) || !('rules' in logic)) return logic;
  return Object.fromEntries(Object.entries(logic).filter(([key]) => key !== 'rules'));
}

const expired = { early: null, open: false, closed: true } as const satisfies Record<
  WindowState['state'],
  Timelines['expired']
>;

/** Whether a form is over, open, or not open yet: true, false, null. */
export const presentExpired = ({ state }: WindowState): Timelines['expired'] => expired[state];

export function presentTimelines(window: FormWindow, state: WindowState, now: Date, zone: string): Timelines {
  return {
    startTime: formatTimeOrNull(window.opensAt, zone),
    earlyEndTime: formatTimeOrNull(window.earlyEndAt, zone),
    endTime: formatTimeOrNull(window.endAt, zone),
    lateEndTime: formatTimeOrNull(window.lateEndAt, zone),
    serverTime: formatTime(now, zone),
    zone,
    expired: presentExpired(state),
    extendedTo: formatTimeOrNull(state.extendedTo, zone),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
