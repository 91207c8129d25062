// antd's inputs for the fields of the measured forms, shared by the subjects that use them.
import { Checkbox, DatePicker, Input, InputNumber, Radio, Select } from 'antd';
import type { NeutralField, NeutralForm } from '../spec.ts';

/** The antd input of a field; what a form gives it is passed on. */
export const Control = ({ field, ...given }: { readonly field: NeutralField }) => {
  const options = field.options?.map(({ label, value }) => ({ label, value }));
  switch (field.type) {
    case 'number':
      return <InputNumber {...given} />;
    case 'select':
      return <Select {...given} options={options} />;
    case 'radio':
      return <Radio.Group {...given} options={options} />;
    case 'checkbox':
      return <Checkbox.Group {...given} options={options} />;
    case 'date':
      return <DatePicker {...given} />;
    default:
      return <Input {...given} />;
  }
};

/** Whether a field is shown: a hidden trigger counts as empty, so a chain falls at once. */
export function shownBy({ fields }: NeutralForm) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const isShown = (field: NeutralField | undefined, read: (id: string) => unknown): boolean => {
    const when = field?.visibleIf;
    if (when === undefined) return true;
    const value = read(when.field);
    const holds = when.op === 'eq' ? value === when.value : value !== undefined && value !== '';
    return holds && isShown(byId.get(when.field), read);
  };
  return isShown;
}

/** The sentence of an empty required field. */
export const messageOf = ({ label }: NeutralField) => `请填写${label}`;
