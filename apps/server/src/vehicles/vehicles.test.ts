import { calls, type VehicleCheck, type VehiclePass } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { clientHeaders } from '../exhibitions/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let one: TestSession;
let reviewer: TestSession;
let form: Form;

const choices = (prop: string, label: string, options: Record<string, string>): object => ({
  prop,
  formItemId: `c_${prop}`,
  type: 'select',
  label,
  dicData: Object.entries(options).map(([value, text]) => ({ value, label: text })),
});

beforeAll(async () => {
  fair = await openTestFair();
  [one, reviewer] = [await fair.exhibitor('A101'), await fair.person({ role: 'reviewer' })];
  const column = [
    { prop: 'plate', formItemId: 'c_plate', type: 'input', label: '车牌号' },
    choices('vehicle_type', '车型', { t68: '6.8 米' }),
    { prop: 'driver_id', formItemId: 'c_id', type: 'input', label: '身份证', sensitive: 'id' },
    choices('slot', '时段', { m1: '3 月 14 日 08–12' }),
  ];
  form = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([{ prop: 'cheliangtongxingzheng', type: 'dynamic', original: { children: { column } } }]),
  );
});
afterAll(() => fair.close());

const passes = async (who = one): Promise<VehiclePass[]> =>
  (await fair.get<VehiclePass[]>(who, calls.vehiclePasses.path, { formId: form.formId })).data;

async function check(
  qr: string,
  remoteAddress = '198.51.100.1',
): Promise<{ status: number; data: VehicleCheck }> {
  const answer = await fair.server.app.inject({
    url: `${calls.openVehicle.path}?${new URLSearchParams({ qr }).toString()}`,
    headers: clientHeaders(fair.exhibition),
    remoteAddress,
  });
  return { status: answer.statusCode, data: answer.json<{ data: VehicleCheck }>().data };
}

const row = (plate: string): object => ({
  plate,
  vehicle_type: 't68',
  driver_id: '110101199003078515',
  slot: 'm1',
});

it('gives each vehicle of an adopted form a pass that gates can check, and nobody can make up', async () => {
  const answers = { cheliangtongxingzheng: [row('澜a·12345'), row('澜AD12345'), row('澜AD 12345'), row('')] };
  const { id } = (await fair.submit(one, form, answers)).data;
  expect(await passes()).toEqual([]);
  await fair.post(reviewer, calls.consoleAdopt.path.replace(':id', id), { revision: 1 });
  const [first, second, ...more] = await passes();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ plate: '澜A12345', type: '6.8 米', slot: '3 月 14 日 08–12' });
  expect(first?.code).toMatch(/^[2-9A-Z]{8}$/);
  expect(first?.qr).toMatch(/^ZT2\.1\.[\w-]+\.[\w-]{86}$/);
  expect(await check(second?.qr ?? '')).toEqual({
    status: 200,
    data: { valid: true, plate: '澜AD12345', slot: '3 月 14 日 08–12' },
  });
  const invalid = { status: 200, data: { valid: false, plate: '', slot: '' } };
  const qr = first?.qr ?? '';
  for (const wrong of [
    'x',
    qr.slice(0, -1),
    qr.replace('ZT2.1.', 'ZT2.2.'),
    `${qr}A`,
    `${qr.slice(0, 20)}${qr[20] === 'A' ? 'B' : 'A'}${qr.slice(21)}`,
  ]) {
    expect(await check(wrong)).toEqual(invalid);
  }
  expect(JSON.stringify(await passes())).not.toContain('110101');
  expect(await passes(await fair.exhibitor('A102'))).toEqual([]);
  await fair.post(reviewer, calls.consoleReopen.path.replace(':id', id), { revision: 1, reason: '更换车辆' });
  expect(await check(qr)).toEqual(invalid);
});

it('is checked only so often from one address', async () => {
  const answers = await Promise.all(Array.from({ length: 62 }, () => check('x', '198.51.100.9')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});
