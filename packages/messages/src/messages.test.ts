import { assert, property, string } from 'fast-check';
import type { Problem, ProblemCode } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { format } from './format.ts';
import { languages, parseLanguage } from './language.ts';
import { definitionEn } from './problems/definition-en.ts';
import { definitionZhHans } from './problems/definition-zh-hans.ts';
import { definitionZhHant } from './problems/definition-zh-hant.ts';
import { en as problemsEn } from './problems/en.ts';
import { renderDefinitionProblem, renderProblem } from './problems/index.ts';
import { loadDefinitionProblems } from './problems/load-definition.ts';
import { loadProblems } from './problems/load-problems.ts';
import { zhHans as problemsZhHans } from './problems/zh-hans.ts';
import { zhHant as problemsZhHant } from './problems/zh-hant.ts';
import { en as refusalsEn } from './refusals/en.ts';
import { renderRefusal } from './refusals/index.ts';
import { loadRefusals } from './refusals/load-refusals.ts';
import { zhHans as refusalsZhHans } from './refusals/zh-hans.ts';
import { zhHant as refusalsZhHant } from './refusals/zh-hant.ts';

function problem(code: ProblemCode, params: Problem['params'] = {}): Problem {
  return { prop: 'p', formItemId: '1', label: '名字', code, params };
}

function placeholders(template: string): readonly string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

describe('wire.md §1: the language of the asker', () => {
  it.each([
    [undefined, 'zh-Hans'],
    ['', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['en-GB,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['fr-FR, zh-Hant;q=0.5, en;q=0.4', 'zh-Hant'],
    ['en;q=0, zh-CN;q=0.1', 'zh-Hans'],
    ['de, *;q=0.5', 'zh-Hans'],
    ['en;q=abc, zh-TW;q=0.2', 'zh-Hant'],
  ])('%j is served in %s', (wanted, language) => {
    expect(parseLanguage(wanted)).toBe(language);
  });
});

describe('format', () => {
  it('fills placeholders once, whatever the values hold', () => {
    expect(format('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
    expect(format('{a}', {})).toBe('');
    expect(format('x[ on {d}][ by {who}]', { d: '12-04' })).toBe('x on 12-04');
    expect(format('{toString}', {})).toBe('');
    expect(format('{n} {n|row|rows}', { n: 1 })).toBe('1 row');
    expect(format('{n} {n|row|rows}[ in {s} {s|second|seconds}]', { n: 2 })).toBe('2 rows');
    assert(property(string(), (value) => format('<{v}>', { v: value }) === `<${value}>`));
  });
});

describe('engine.md §4: the sentences', () => {
  it.each<[ProblemCode, Problem['params'], string]>([
    ['required', {}, '请输入名字'],
    ['requiredChoice', {}, '请选择名字'],
    ['requiredUpload', {}, '请上传名字'],
    ['requiredSignature', {}, '签名不能为空'],
    ['requiredOption', {}, '请选择选项'],
    ['otherText', { option: '选项丙' }, '请输入选项丙其他的内容'],
    ['invalidOption', {}, '名字的选项无效'],
    ['accepted', {}, '请同意名字'],
    ['min', { min: 2.5 }, '名字不能小于2.5'],
    ['precision', { precision: 2 }, '名字最多2位小数'],
    ['maxLength', { n: 30 }, '名字不能超过30个字符'],
    ['minSize', { n: 1 }, '名字至少1项'],
    ['fileSize', { n: 10 }, '名字单个文件不能超过10MB'],
    ['fileType', {}, '名字的文件格式不对'],
    ['fileElsewhere', {}, '名字里有文件是在别处上传的，请在这里重新上传'],
    ['rangeOrder', {}, '名字的结束不能早于开始'],
    ['importFormat', {}, '名字格式不匹配'],
    ['custom', { message: '务必填写{label}' }, '务必填写{label}'],
  ])('%s with %j', (code, params, sentence) => {
    expect(renderProblem(problem(code, params), 'zh-Hans')).toBe(sentence);
  });

  it('are the same facts in every language', () => {
    for (const words of [problemsZhHant, problemsEn]) {
      for (const [code, template] of Object.entries<string>(problemsZhHans)) {
        const own: Record<string, string> = words;
        expect([code, placeholders(own[code] ?? '')]).toEqual([code, placeholders(template)]);
      }
    }
    for (const words of [definitionZhHant, definitionEn]) {
      for (const [code, template] of Object.entries<string>(definitionZhHans)) {
        const own: Record<string, string> = words;
        expect([code, placeholders(own[code] ?? '')]).toEqual([code, placeholders(template)]);
      }
    }
    for (const words of [refusalsZhHant, refusalsEn]) {
      for (const [code, template] of Object.entries<string>(refusalsZhHans)) {
        const own: Record<string, string> = words;
        expect([code, placeholders(own[code] ?? '')]).toEqual([code, placeholders(template)]);
      }
    }
  });

  it('come from a lazily loaded language too', async () => {
    for (const language of languages) {
      const lazy = await loadProblems(language);
      expect(lazy(problem('min', { min: 1 }))).toBe(renderProblem(problem('min', { min: 1 }), language));
      const refuse = await loadRefusals(language);
      expect(refuse('FORM_CLOSED')).toBe(renderRefusal('FORM_CLOSED', language));
    }
  });

  it('name what is wrong with a definition', async () => {
    const found = { code: 'missingItem', formItemId: 'f_7', params: {} } as const;
    for (const language of languages) {
      const lazy = await loadDefinitionProblems(language);
      expect(lazy(found)).toBe(renderDefinitionProblem(found, language));
    }
    expect(renderDefinitionProblem(found, 'zh-Hans')).toBe('显示规则用到了不存在的项 f_7');
    expect(renderDefinitionProblem(found, 'en')).toBe(
      'A display rule names the item f_7, which does not exist',
    );
  });
});

describe('wire.md §1: refusals', () => {
  it('say what is known and leave out what is not', () => {
    expect(renderRefusal('FORM_CLOSED', 'zh-Hans', { deadline: '12-04 18:00', contact: '周映荷' })).toBe(
      '这份表格现在不能填写，已于 12-04 18:00 截止，需要修改请联系周映荷',
    );
    expect(renderRefusal('FORM_CLOSED', 'zh-Hans')).toBe('这份表格现在不能填写');
    expect(renderRefusal('FORM_CLOSED', 'en', { deadline: '12-04 18:00' })).toBe(
      'This form cannot be filled in now. It closed on 12-04 18:00',
    );
    expect(renderRefusal('STALE_REVISION', 'zh-Hant', { savedBy: '林知遠' })).toBe(
      '林知遠 已儲存過這份表格，請核對後再送出',
    );
    expect(renderRefusal('OVERLOADED', 'zh-Hans')).toBe('访问的人较多，请稍后再试');
  });
});
