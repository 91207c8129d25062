import type { BookingRule, Sale } from '../../../apps/server/src/catalogues/index.ts';

const one = (itemId: string): { itemId: string; quantity: number }[] => [{ itemId, quantity: 1 }];
const field = (
  item: string,
  quantity: BookingRule['quantity'],
  more: Partial<BookingRule> = {},
): BookingRule => ({
  table: null,
  item,
  quantity,
  ...more,
});
const rows = (
  table: string,
  item: string,
  quantity: BookingRule['quantity'],
  more: Partial<BookingRule> = {},
): BookingRule => ({ table, item, quantity, ...more });

const SERVICES = [
  'utility',
  'power-light',
  'power-machine',
  'dist-box',
  'water',
  'air',
  'network',
  'rigging',
  'hoist',
  'overtime',
  'handling',
  'empties',
  'unloading',
  'furniture',
  'furniture-pack',
  'av',
];
const DAY_AND_NIGHT = { '0': 'open', '1': 'h24' };
const AIR_HOSES = { d6: one('AI1'), d10: one('AI2'), d16: one('AI3'), d20: one('AI4') };
const CARPETS = { gray: one('F38'), blue: one('F38'), green: one('F38') };

type Row = readonly [
  formId: string,
  categories: readonly string[],
  onSite: boolean,
  rules: readonly BookingRule[],
];

const sales: readonly Row[] = [
  [
    'exhibitor_c1',
    SERVICES,
    true,
    [
      rows('utilities', '{u_item}', 'u_qty', { period: 'u_time' }),
      field('OT1', 'night_hours', { per: { prop: 'area', size: 100 } }),
    ],
  ],
  [
    'exhibitor_c3',
    ['power-light', 'power-machine', 'water', 'air', 'utility'],
    true,
    [
      field('{light_box}', 'light_qty', { period: 'light_24h', periods: DAY_AND_NIGHT }),
      field('{mach_box}', 'mach_box_qty'),
      field('PT1', 'temp_period'),
      field('WA1', 'water_points'),
      field('{air_dia}', 1, { items: AIR_HOSES }),
    ],
  ],
  [
    'exhibitor_c4',
    ['rigging', 'hoist', 'overtime'],
    false,
    [field('RG2', 'rig_count'), field('{hoist_kind}', 'rig_count')],
  ],
  [
    'exhibitor_b2',
    ['furniture', 'furniture-pack'],
    true,
    [
      rows('furn_rows', '{f_item}', 'f_qty'),
      field('{furn_pack}', 1, { items: { p1: one('PK1'), p2: one('PK2'), p3: one('PK3') } }),
      field('{carpet}', 'booth_area', { items: CARPETS }),
    ],
  ],
  [
    'exhibitor_b3',
    ['power-light', 'power-machine', 'av', 'furniture'],
    true,
    [
      field('PL1', 'sockets'),
      field('F31', 'spot_lights'),
      field('{machine_box}', 1),
      rows('av_rows', '{av_item}', 'av_qty'),
    ],
  ],
  [
    'exhibitor_c6',
    ['network'],
    true,
    [
      field('{line_kind}', 'line_qty'),
      field('NW6', 'public_ip'),
      field('NW7', 'tel_lines'),
      field('{need_wifi}', 1, { items: { '1': one('NW5') } }),
    ],
  ],
  [
    'exhibitor_c7',
    ['fees'],
    false,
    [field('FE1', 'stand_area'), field('{deposit}', 1, { items: { d20: one('FE5a'), d40: one('FE5b') } })],
  ],
  ['exhibitor_c5', ['fees'], false, [field('FE3', 'worker_count')]],
  ['exhibitor_e1', ['rigging', 'hoist'], false, [field('RG2', 'dd_points')]],
  ['exhibitor_e5', ['rigging', 'hoist'], false, [field('HO5', 'hl_count')]],
  ['exhibitor_e6', ['dist-box'], false, [field('{px_box}', 'px_qty')]],
  [
    'exhibitor_e7',
    ['power-machine', 'water', 'air'],
    true,
    [
      rows('sd_rows', '{sd_item}', 'sd_qty', { period: 'sd_when' }),
      field('WA1', 'sd_water_qty'),
      field('WA2', 'sd_water_fill'),
      field('{sd_air_rows}', 1, { items: AIR_HOSES }),
    ],
  ],
  ['exhibitor_e11', ['power-machine', 'overtime'], false, [field('{el_box}', 'el_qty')]],
  ['exhibitor_d1', ['print', 'halls'], false, [field('{print_pos}', 1), field('{hall_pos}', 1)]],
  ['exhibitor_d2', ['led'], false, [field('{led_slot}-{led_day}', 'led_units')]],
  ['exhibitor_d3', ['hotel'], false, [field('{room_type}', 'rooms', { stay: 'stay' })]],
  ['transport_vehicle', ['vehicles'], false, [rows('cheliangtongxingzheng', 'VP1', 1)]],
  ['transport_handling', ['handling', 'unloading', 'empties'], false, []],
];

/** What the demo's forms take orders of, and what their answers order. */
export function demoSales(onSite: NonNullable<Sale['onSite']>): readonly Sale[] {
  return sales.map(([formId, categories, sellsOnSite, rules]) => ({
    formId,
    categories,
    onSite: sellsOnSite ? onSite : null,
    rules,
  }));
}
