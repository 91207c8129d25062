import type { BoothEntry } from '@zhantai/contract';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../form/material/parse-form.ts';
import { boothAddress } from './booth-address.ts';
import { copiedAnswers } from './copied-answers.ts';
import { nextBooth } from './next-booth.ts';

const entry = (id: string, status: BoothEntry['status'], required = true): BoothEntry => ({
  id,
  hall: '5',
  number: id,
  hallNumber: `5 ${id}`,
  area: 9,
  type: 'std',
  required,
  submissionId: null,
  status,
  hasDraft: status === 'draft',
});
const at = (id: string) => ({ id, hall: '5', number: id, props: [] });

const item = (prop: string, type: string, more: object = {}) => ({
  formItemId: prop,
  formItemType: type,
  formItemLabel: prop,
  formItemOriginalData: JSON.stringify({ prop, ...more }),
});

describe('the booths of a form', () => {
  it('have an address each, and keep what the address says beside', () => {
    expect(boothAddress('/ddfw', '5-A001')).toBe('/ddfw?booth=5-A001');
    expect(boothAddress('/exhibitionBooth?page=exhibitor_c3&booth=x', '5-A 1')).toBe(
      '/exhibitionBooth?page=exhibitor_c3&booth=5-A+1',
    );
  });

  it('lead from one to the next that needs something, around to the first', () => {
    const booths = [entry('a', 'none'), entry('b', 'wait'), entry('c', 'fail'), entry('d', 'none', false)];
    expect(nextBooth({ booth: at('b'), booths })?.id).toBe('c');
    expect(nextBooth({ booth: at('c'), booths })?.id).toBe('a');
    expect(nextBooth({ booth: at('a'), booths: [entry('a', 'none'), entry('b', 'adopt')] })).toBeNull();
    expect(nextBooth({ booth: null, booths: [] })).toBeNull();
  });

  it('begin with what was typed for another, not with what belongs to that booth', () => {
    const form = {
      formId: 'f',
      formType: '8',
      version: 1,
      pageKey: 'f',
      pageType: 1,
      formCode: 'A1',
      title: '',
      purpose: '',
      formLogic: {},
      formSetting: {},
      memo: null,
      formItems: [
        item('booth_no', 'select'),
        item('area', 'number', { readonly: true }),
        item('address', 'input'),
        item('empty', 'input'),
        item('sign', 'signature'),
      ],
    };
    const definition = parseForm(form, 'zh-Hans');
    const answers = { booth_no: 'A', area: 9, address: '江路 1 号', sign: '/api/files/1', gone: 1 };
    expect(copiedAnswers(definition, answers, ['booth_no'])).toEqual({ address: '江路 1 号' });
  });
});
