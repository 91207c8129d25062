import type { FormInfo } from '@zhantai/contract';
import { describe, expect, it } from 'vitest';
import type { LocalDraft } from '../../../shell/drafts/local-draft.ts';
import { startingPoint } from './starting-point.ts';

const info = (more: Partial<FormInfo> = {}): FormInfo => ({
  form: {
    formId: 'f',
    formType: '4',
    version: 1,
    pageKey: 'exhibitor',
    pageType: 1,
    formCode: 'A1',
    title: '',
    purpose: '',
    formItems: [],
    formLogic: {},
    formSetting: {},
    memo: null,
  },
  answers: { name: 'draft' },
  revision: 4,
  status: 'draft',
  hasDraft: true,
  draftSavedAt: '2026-11-20 14:32:00',
  answersVersion: 1,
  submitted: null,
  reason: null,
  comments: [],
  changeRequestedAt: null,
  fromInformationCanBeSubmitted: true,
  optionsLeft: [],
  booth: null,
  booths: [],
  sensitive: false,
  timelines: {
    startTime: null,
    earlyEndTime: null,
    endTime: null,
    lateEndTime: null,
    serverTime: '2026-11-21 10:00:00',
    zone: 'Asia/Shanghai',
    expired: false,
    extendedTo: null,
  },
  context: { today: '2026-11-21', user: {}, exhibitor: {}, booth: {}, form: {}, last: {} },
  receipt: null,
  ...more,
});
const local = (more: Partial<LocalDraft> = {}): LocalDraft => ({
  version: 1,
  revision: 4,
  answers: { name: 'local' },
  at: '2026-11-20 15:00:00',
  sent: false,
  ...more,
});

describe('how a form begins (pages.md)', () => {
  it('offers the draft the server holds', () => {
    expect(startingPoint(info(), null)).toEqual({ kind: 'draft', at: '2026-11-20 14:32:00' });
  });

  it('opens what was submitted, or a blank form, when there is no draft', () => {
    const submitted = info({ hasDraft: false, status: 'submitted', answers: { name: 'sent' } });
    expect(startingPoint(submitted, null)).toEqual({ kind: 'open', answers: { name: 'sent' } });
  });

  it('offers what this device kept before what the server has', () => {
    expect(startingPoint(info(), local()).kind).toBe('local');
  });

  it('knows what arrived after all', () => {
    expect(startingPoint(info(), local({ answers: { name: 'draft' } })).kind).toBe('draft');
    expect(startingPoint(info({ revision: 5 }), local({ sent: true })).kind).toBe('draft');
    expect(startingPoint(info({ revision: 6 }), local({ sent: true })).kind).toBe('local');
  });

  it('shows what was handed in, not a draft beside it, once nothing can be changed', () => {
    const locked = info({
      fromInformationCanBeSubmitted: false,
      status: 'wait',
      submitted: { name: 'sent' },
    });
    expect(startingPoint(locked, local())).toEqual({ kind: 'locked', answers: { name: 'sent' } });
  });
});
