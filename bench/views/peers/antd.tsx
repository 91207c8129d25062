// antd's Form, as its manual shows it.
import { Form } from 'antd';
import type { FormInstance } from 'antd';
import { createRoot } from 'react-dom/client';
import type { NeutralField, NeutralForm } from '../spec.ts';
import { Control, messageOf, shownBy } from './controls.tsx';

const Field = ({ field }: { readonly field: NeutralField }) => (
  <div data-field={field.id}>
    <Form.Item
      label={field.label}
      name={field.id}
      rules={field.required === true ? [{ required: true, message: messageOf(field) }] : []}
    >
      <Control field={field} />
    </Form.Item>
  </div>
);

const Rows = ({ field }: { readonly field: NeutralField }) => (
  <Form.List name={field.id}>
    {(rows) => (
      <table>
        <tbody>
          {rows.map(({ key, name }) => (
            <tr key={key}>
              {field.columns?.map((column) => (
                <td data-cell={`${name}.${column.id}`} key={column.id}>
                  <Form.Item name={[name, column.id]} noStyle>
                    <Control field={column} />
                  </Form.Item>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Form.List>
);

const Page = ({ spec, onForm }: { spec: NeutralForm; onForm: (form: FormInstance) => void }) => {
  const [form] = Form.useForm();
  const isShown = shownBy(spec);
  onForm(form);
  return (
    <Form form={form} initialValues={structuredClone(spec.values)} layout="vertical">
      {spec.fields.map((field) => {
        if (field.type === 'table') return <Rows field={field} key={field.id} />;
        if (field.visibleIf === undefined) return <Field field={field} key={field.id} />;
        return (
          <Form.Item key={field.id} noStyle shouldUpdate>
            {({ getFieldValue }) => (isShown(field, getFieldValue) ? <Field field={field} /> : null)}
          </Form.Item>
        );
      })}
    </Form>
  );
};

export default {
  name: 'antd',
  probe: {
    fields: '[data-field]',
    errors: '.ant-form-item-explain-error',
    input: (id: string) => `[data-field="${id}"] input`,
    cell: (root: Element, row: number, column: string) =>
      root.querySelector(`[data-cell="${row}.${column}"] input`),
    cells: (root: Element) => root.querySelectorAll('[data-cell]').length,
  },
  mount(element: Element, spec: NeutralForm) {
    const root = createRoot(element);
    let form: FormInstance | null = null;
    root.render(<Page onForm={(made) => (form = made)} spec={spec} />);
    return {
      set: (id: string, value: string) => form?.setFieldValue(id, value),
      validate: () => form?.validateFields().catch(() => undefined),
      unmount: () => root.unmount(),
    };
  },
};
