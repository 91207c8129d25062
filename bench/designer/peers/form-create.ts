// form-create-designer: its Vue component over Element Plus, as its manual shows it.
import formCreate from '@form-create/element-ui';
import FcDesigner from '@form-create/designer';
import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, h, ref } from 'vue';
import type { NeutralField, NeutralForm } from '../../views/spec.ts';

const types = {
  text: 'input',
  number: 'inputNumber',
  date: 'datePicker',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  table: 'group',
} as const;

const ruleOf = ({ id, type, label, required, options }: NeutralField) => ({
  type: types[type],
  field: id,
  title: label,
  $required: required === true,
  ...(options === undefined ? {} : { options: options.map((one) => ({ ...one })) }),
});

export default {
  items: '._fc-designer ._fd-drag-tool',
  /** The label in the panel of the item that is selected. */
  label: '._fc-r-tab-props input, ._fc-r .el-input__inner',
  mount(place: HTMLElement, { fields }: NeutralForm) {
    // What it gives is typed loosely by itself.
    // oxlint-disable-next-line typescript/no-explicit-any
    const designer = ref<any>(null);
    const app = createApp({
      render: () => h(FcDesigner, { ref: designer, height: '900px' }),
      mounted: () => designer.value.setRule(fields.map(ruleOf)),
    });
    app.use(ElementPlus);
    app.use(formCreate);
    app.use(FcDesigner);
    app.mount(place);
    const tools = () => [...place.querySelectorAll<HTMLElement>('._fd-drag-tool')];
    return {
      select: (at: number) => tools()[at]?.click(),
      undo: () => designer.value.prevOperationRecord(),
      unmount: () => app.unmount(),
    };
  },
};
