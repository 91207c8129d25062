import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { afterItems } from './exhibit-list-after.ts';
import { rowItems } from './exhibit-list-rows.ts';

/** D1: exhibits and the transport supplier who brings them. */
export const exhibitListForm: DemoForm = demoForm({
  formId: 'transport_exhibits',
  formType: '201',
  pageKey: 'transport',
  pageType: 3,
  formCode: 'D1',
  formGroup: 'D',
  sort: 1,
  title: ['展品运输清单', '展品運輸清單', 'Exhibit list'],
  purpose: [
    '所选运输商按这份清单安排进馆。体积与总重由系统计算。',
    '所選運輸商按這份清單安排進館。體積與總重由系統計算。',
    'Your transport supplier plans the move-in from this list. Volumes and weights are calculated for you.',
  ],
  roles: ['exhibitor', 'transport'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'one',
  review: true,
  transportChoice: true,
  items: [...rowItems, ...afterItems],
  logic: [
    { show: ['transport_supplier'], when: [['transport_by', 'eq', 'official']] },
    { show: ['self_reason'], when: [['transport_by', 'eq', 'self']] },
    { show: ['empties_volume'], when: [['empties', 'eq', '1']] },
    { show: ['oversize_note'], when: [['oversize', 'eq', '1']] },
    {
      show: ['return_address'],
      when: [
        ['return_way', 'eq', 'back'],
        ['return_way', 'eq', 'next'],
      ],
      any: true,
    },
  ],
});
