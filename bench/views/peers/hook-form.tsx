// react-hook-form over antd's inputs, as its manual shows it.
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { Control as FormControl, UseFormReturn } from 'react-hook-form';
import type { NeutralField, NeutralForm } from '../spec.ts';
import { Control, messageOf, shownBy } from './controls.tsx';

type Values = Record<string, unknown>;
interface FieldProps {
  readonly field: NeutralField;
  readonly control: FormControl<Values>;
}

const Field = memo(({ field, control }: FieldProps) => (
  <Controller
    control={control}
    name={field.id}
    render={({ field: given, fieldState: { error } }) => (
      <div data-field={field.id}>
        <label>{field.label}</label>
        <Control {...given} field={field} />
        {error !== undefined && <p data-problem>{error.message}</p>}
      </div>
    )}
    rules={field.required === true ? { required: messageOf(field) } : {}}
  />
));

/** Watches its triggers up to the first of the chain. */
const Conditional = ({ field, control, spec }: FieldProps & { readonly spec: NeutralForm }) => {
  const triggers = triggersOf(spec, field);
  const values = useWatch({ control, name: triggers });
  const shown = shownBy(spec)(field, (id) => values[triggers.indexOf(id)]);
  return shown ? <Field control={control} field={field} /> : null;
};

const Rows = ({ field, control, count }: FieldProps & { readonly count: number }) => (
  <table>
    <tbody>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {field.columns?.map((column) => (
            <td data-cell={`${row}.${column.id}`} key={column.id}>
              <Controller
                control={control}
                name={`${field.id}.${row}.${column.id}`}
                render={({ field: given }) => <Control {...given} field={column} />}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Page = ({ spec, onForm }: { spec: NeutralForm; onForm: (form: UseFormReturn<Values>) => void }) => {
  const form = useForm<Values>({ defaultValues: structuredClone(spec.values), shouldFocusError: false });
  const { control } = form;
  onForm(form);
  return (
    <form>
      {spec.fields.map((field) => {
        const rows = spec.values[field.id];
        if (Array.isArray(rows)) {
          return <Rows control={control} count={rows.length} field={field} key={field.id} />;
        }
        return field.visibleIf === undefined ? (
          <Field control={control} field={field} key={field.id} />
        ) : (
          <Conditional control={control} field={field} key={field.id} spec={spec} />
        );
      })}
    </form>
  );
};

function triggersOf({ fields }: NeutralForm, field: NeutralField): string[] {
  const trigger = fields.find(({ id }) => id === field.visibleIf?.field);
  return trigger === undefined ? [] : [trigger.id, ...triggersOf({ name: '', fields, values: {} }, trigger)];
}

export default {
  name: 'react-hook-form + antd',
  probe: {
    fields: '[data-field]',
    errors: '[data-problem]',
    input: (id: string) => `[data-field="${id}"] input`,
    cell: (root: Element, row: number, column: string) =>
      root.querySelector(`[data-cell="${row}.${column}"] input`),
    cells: (root: Element) => root.querySelectorAll('[data-cell]').length,
  },
  mount(element: Element, spec: NeutralForm) {
    const root = createRoot(element);
    let form: UseFormReturn<Values> | null = null;
    root.render(<Page onForm={(made) => (form = made)} spec={spec} />);
    return {
      set: (id: string, value: string) => form?.setValue(id, value),
      validate: () => form?.trigger(),
      unmount: () => root.unmount(),
    };
  },
};
