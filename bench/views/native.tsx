// The floor: React draws uncontrolled native inputs once; conditions and messages then work on the elements.
import { createRoot } from 'react-dom/client';
import type { NeutralField, NeutralForm } from './spec.ts';

const Options = ({ of }: { readonly of: NeutralField }) =>
  of.options?.map(({ label, value }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const Control = ({ field, id, value }: { field: NeutralField; id: string; value: unknown }) => {
  const start = typeof value === 'string' || typeof value === 'number' ? value : '';
  if (field.type === 'select') {
    return (
      <select defaultValue={start} id={id}>
        <option value="">—</option>
        <Options of={field} />
      </select>
    );
  }
  if (field.type === 'radio' || field.type === 'checkbox') {
    return (
      <span id={id}>
        {field.options?.map((option) => (
          <label key={option.value}>
            <input name={id} type={field.type} value={option.value} />
            {option.label}
          </label>
        ))}
      </span>
    );
  }
  return <input defaultValue={start} id={id} type={field.type} />;
};

const Rows = ({ field, rows }: { field: NeutralField; rows: unknown }) => (
  <table>
    <thead>
      <tr>
        {field.columns?.map((column) => (
          <th key={column.id}>{column.label}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.isArray(rows) &&
        rows.map((row: Readonly<Record<string, unknown>>, index) => (
          <tr key={index}>
            {field.columns?.map((column) => (
              <td key={column.id}>
                <Control field={column} id={`${index}.${column.id}`} value={row[column.id]} />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
);

const holds = ({ visibleIf }: NeutralField, value: unknown): boolean =>
  visibleIf === undefined || (visibleIf.op === 'eq' ? value === visibleIf.value : value !== '');

export default {
  name: 'native',
  probe: {
    fields: '[data-field]',
    errors: 'output:not(:empty)',
    input: (id: string) => `#${id}`,
    cell: (root: Element, row: number, column: string) => root.querySelector(`[id="${row}.${column}"]`),
  },
  mount(element: Element, { fields, values }: NeutralForm) {
    const root = createRoot(element);
    root.render(
      <form>
        {fields.map((field) => (
          <div
            data-field={field.id}
            hidden={!holds(field, values[field.visibleIf?.field ?? ''])}
            key={field.id}
          >
            <label htmlFor={field.id}>{field.label}</label>
            {field.type === 'table' ? (
              <Rows field={field} rows={values[field.id]} />
            ) : (
              <Control field={field} id={field.id} value={values[field.id]} />
            )}
            <output />
          </div>
        ))}
      </form>,
    );
    const watchers = Map.groupBy(fields, (field) => field.visibleIf?.field);
    const find = (id: string) => element.querySelector<HTMLElement>(`[data-field="${id}"]`);
    const controlOf = (id: string) => find(id)?.querySelector<HTMLInputElement>('input, select');
    const settle = (id: string, shown: boolean): void => {
      for (const watcher of watchers.get(id) ?? []) {
        const visible = shown && holds(watcher, controlOf(id)?.value);
        const place = find(watcher.id);
        if (place === null || place.hidden !== visible) continue;
        place.hidden = !visible;
        settle(watcher.id, visible);
      }
    };
    return {
      set(id: string, value: string): void {
        const control = controlOf(id);
        if (control) control.value = value;
        settle(id, true);
      },
      validate(): void {
        for (const { id, label, required, type } of fields) {
          if (required !== true) continue;
          const marked = type === 'radio' || type === 'checkbox';
          const filled = marked ? find(id)?.querySelector(':checked') : controlOf(id)?.value;
          const output = find(id)?.querySelector('output');
          if (output) output.textContent = filled ? '' : `请填写${label}`;
        }
      },
      unmount: () => root.unmount(),
    };
  },
};
