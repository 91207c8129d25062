import type { Problem, ProblemCode } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { en as fieldsEn } from './fields/en.ts';
import { zhHans as fields } from './fields/zh-hans.ts';
import { zhHans as pickers } from './pickers/zh-hans.ts';
import tables from './portal/tables/zh-hans.ts';
import { renderProblem } from './problems/index.ts';
import { renderRefusal } from './refusals/index.ts';

const sentence = (code: ProblemCode, params: Problem['params'] = {}): string =>
  renderProblem({ prop: 'p', formItemId: '1', label: '联系人', code, params }, 'zh-Hans');

describe('the fixed wordings (seed.md §2, §5, §8) are said as they are written there', () => {
  it.each([
    ['签名不能为空', fields.signature.emptyToast],
    ['签名不能为空', pickers.signature.empty],
    ['签名不能为空', sentence('requiredSignature')],
    ['请选择选项', sentence('requiredOption')],
    ['请输入夜间看馆其他的内容', sentence('otherText', { option: '夜间看馆' })],
    ['请输入联系人', sentence('required')],
    ['联系人格式不匹配', sentence('pattern')],
    ['联系人格式不匹配', sentence('importFormat')],
    ['格式不正确，请上传xlsx或xls文件', renderRefusal('SHEET_TYPE', 'zh-Hans')],
    ['下载模板异常', tables.template.failed],
    ['每次重新导入会全部覆盖原有数据', tables.importing.overwrite],
    ['导入结果', tables.people.result],
    [
      '重复数据2条已覆盖，导入成功5条，失败3条！',
      tables.people.repeated(2) + tables.people.succeeded(5) + tables.people.failedCount(3),
    ],
    ['导入失败数据：', tables.people.failures],
    ['确定删除？', fields.rows.removeConfirm],
    ['添加', fields.rows.add],
    ['表单', fields.rows.form],
    ['取 消', fields.cancel],
    ['确 定', fields.confirm],
    ['选择', pickers.tree.title],
    ['签名', fields.signature.title],
    ['清 除', fields.signature.clear],
    ['点击进行签名', fields.signature.sign],
    ['重签', fields.signature.again],
    ['请选择时间', pickers.time.title],
  ])('%s', (wording, said) => {
    expect(said).toBe(wording);
  });

  it.each([
    ['uploading...', fieldsEn.upload.uploading(62)],
    ['upload success', fieldsEn.upload.done],
    ['upload failed', fieldsEn.upload.failed],
  ])('%s', (wording, said) => {
    expect(said.toLowerCase()).toContain(wording);
  });
});
