import { demoExhibitor } from '../exhibitors/exhibitor.ts';
import type { DemoExhibitor } from '../exhibitors/exhibitor.ts';

/** The exhibitor of the main exhibition whose account also acts in the partner organiser's. */
export const sharedExhibitorId = 'Y06';

/** The same company in the partner organiser's exhibition. */
export const partnerExhibitor: DemoExhibitor = demoExhibitor(
  'P01',
  '砚浦轴系有限公司',
  'Yanpu Shafting Co., Ltd.',
  '9 A012 std 18',
  '蒲砚清 13800000008',
  'none none none',
);
