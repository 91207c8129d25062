import { item } from '../../item-spec.ts';
import { switches } from '../../switches.ts';
import { demoForm, type DemoForm } from '../../demo-form.ts';
import { servicesSpec } from './booth-services-form.ts';

/** C1 as it was published before: with two fields that were removed since. */
export const boothServicesBefore: DemoForm = demoForm({
  ...servicesSpec,
  items: [
    ...servicesSpec.items,
    item.switch('phone_line', ['市内电话', '市內電話', 'Local telephone'], {
      span: 8,
      options: switches.needed,
    }),
    item.input('fax_no', ['传真', '傳真', 'Fax'], { span: 8, maxLength: 30 }),
  ],
});

/** The number of that version; the one of today follows it. */
export const versionBefore = 11;
