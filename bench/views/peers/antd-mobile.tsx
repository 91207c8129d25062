// antd-mobile's Form, as its manual shows it; measured on the width of a phone.
import { Checkbox, DatePicker, Form, Input, Picker, Radio, Space } from 'antd-mobile';
import type { FormInstance } from 'antd-mobile/es/components/form';
import type { RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import type { NeutralField, NeutralForm } from '../spec.ts';
import { messageOf, shownBy } from './controls.tsx';

const open = (_: unknown, picker: RefObject<{ open: () => void } | null>) => picker.current?.open();

/** What opens from below takes its value when it is confirmed. */
const opening = ({ type }: NeutralField) =>
  type === 'select' || type === 'date' ? { trigger: 'onConfirm', onClick: open } : {};

const control = (field: NeutralField) => {
  switch (field.type) {
    case 'select':
      return (
        <Picker columns={[[...(field.options ?? [])]]}>{([chosen]) => chosen?.label ?? '请选择'}</Picker>
      );
    case 'date':
      return <DatePicker>{(value) => value?.toDateString() ?? '请选择'}</DatePicker>;
    case 'radio':
      return (
        <Radio.Group>
          <Space wrap>
            {field.options?.map(({ label, value }) => (
              <Radio key={value} value={value}>
                {label}
              </Radio>
            ))}
          </Space>
        </Radio.Group>
      );
    case 'checkbox':
      return (
        <Checkbox.Group>
          <Space wrap>
            {field.options?.map(({ label, value }) => (
              <Checkbox key={value} value={value}>
                {label}
              </Checkbox>
            ))}
          </Space>
        </Checkbox.Group>
      );
    case 'number':
      return <Input type="number" />;
    default:
      return <Input />;
  }
};

const Field = ({ field }: { readonly field: NeutralField }) => (
  <div data-field={field.id}>
    <Form.Item
      label={field.label}
      name={field.id}
      rules={field.required === true ? [{ required: true, message: messageOf(field) }] : []}
      {...opening(field)}
    >
      {control(field)}
    </Form.Item>
  </div>
);

const Rows = ({ field }: { readonly field: NeutralField }) => (
  <Form.Array name={field.id}>
    {(rows) =>
      rows.map(({ index, key }) => (
        <div key={key}>
          {field.columns?.map((column) => (
            <div data-cell={`${index}.${column.id}`} key={column.id}>
              <Form.Item label={column.label} name={[index, column.id]} {...opening(column)}>
                {control(column)}
              </Form.Item>
            </div>
          ))}
        </div>
      ))
    }
  </Form.Array>
);

const Page = ({ spec, onForm }: { spec: NeutralForm; onForm: (form: FormInstance) => void }) => {
  const [form] = Form.useForm();
  const isShown = shownBy(spec);
  const read = (id: string): unknown => {
    const value: unknown = form.getFieldValue(id);
    return Array.isArray(value) ? value[0] : value;
  };
  onForm(form);
  return (
    <Form form={form} initialValues={initialValues(spec)}>
      {spec.fields.map((field) => {
        if (field.type === 'table') return <Rows field={field} key={field.id} />;
        const { visibleIf } = field;
        if (visibleIf === undefined) return <Field field={field} key={field.id} />;
        return (
          <Form.Subscribe key={field.id} to={triggersOf(spec, field)}>
            {() => (isShown(field, read) ? <Field field={field} /> : null)}
          </Form.Subscribe>
        );
      })}
    </Form>
  );
};

/** The fields that decide over one, up to the first of a chain. */
function triggersOf({ fields }: NeutralForm, field: NeutralField): string[] {
  const byId = new Map(fields.map((one) => [one.id, one]));
  const found: string[] = [];
  for (let at = field.visibleIf?.field; at !== undefined; at = byId.get(at)?.visibleIf?.field) found.push(at);
  return found;
}

/** A Picker holds a list of one. */
function initialValues({ fields, values }: NeutralForm) {
  const wrap = (of: readonly NeutralField[], record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(record).map(([id, value]) => [
        id,
        of.find((one) => one.id === id)?.type === 'select' ? [value] : value,
      ]),
    );
  return Object.fromEntries(
    Object.entries(wrap(fields, values)).map(([id, value]) => {
      const columns = fields.find((one) => one.id === id)?.columns;
      return [
        id,
        columns !== undefined && Array.isArray(value) ? value.map((row) => wrap(columns, row)) : value,
      ];
    }),
  );
}

export default {
  name: 'antd-mobile',
  probe: {
    fields: '[data-field]',
    errors: '.adm-form-item-feedback-error',
    input: (id: string) => `[data-field="${id}"] input`,
    cell: (root: Element, row: number, column: string) =>
      root.querySelector(`[data-cell="${row}.${column}"] input`),
    cells: (root: Element) => root.querySelectorAll('[data-cell]').length,
  },
  mount(element: Element, spec: NeutralForm) {
    const root = createRoot(element);
    let form: FormInstance | null = null;
    root.render(<Page onForm={(made) => (form = made)} spec={spec} />);
    const isPicked = (id: string) => spec.fields.find((field) => field.id === id)?.type === 'select';
    return {
      set: (id: string, value: string) => form?.setFieldValue(id, isPicked(id) ? [value] : value),
      validate: () => form?.validateFields().catch(() => undefined),
      unmount: () => root.unmount(),
    };
  },
};
