import { staffRoles, type ConsoleForm } from '@zhantai/contract';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Checkbox, FieldFrame, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { groupsOf, seesForm, toggled, withForms } from './form-groups.ts';
import { MarkChoice } from './mark-choice.tsx';
import { roleOf, type Rights } from './rights.ts';
import styles from './staff.module.css';

interface RightsFieldsProps {
  readonly rights: Rights;
  /** Every hall of the exhibition. */
  readonly halls: readonly string[];
  readonly onChange: (rights: Rights) => void;
}

/** What a member of staff may: role, forms, halls, ID numbers, and until when. */
export const RightsFields = ({ rights, halls, onChange }: RightsFieldsProps) => {
  const { forms } = useServices();
  const { words } = useSpeech();
  const text = words.staff;
  const id = useId();
  const state = useResource(forms);
  const all = state.status === 'ready' ? state.data : [];
  const groups = groupsOf(all, rights);
  const put = (change: Partial<Rights>) => {
    onChange({ ...rights, ...change });
  };
  const putForms = (some: readonly ConsoleForm[], allowed: boolean) => {
    put(withForms(all, rights, some, allowed));
  };
  return (
    <>
      <FieldFrame help={text.roleHelp[rights.role]} id={`${id}-role`} label={text.columns.role}>
        <select
          aria-describedby={`${id}-role-help`}
          className={styles['select']}
          id={`${id}-role`}
          onChange={(event) => {
            put({ role: roleOf(event.target.value) ?? rights.role });
          }}
          value={rights.role}
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {text.roles[role]}
            </option>
          ))}
        </select>
      </FieldFrame>
      {rights.role === 'editor' && (
        <Checkbox
          checked={rights.mayDecide}
          onChange={(event) => {
            put({ mayDecide: event.target.checked });
          }}
        >
          {text.mayDecide}
        </Checkbox>
      )}
      <MarkChoice
        help={text.formsHelp}
        label={text.columns.forms}
        marks={groups.map(({ group, forms: some, allowed }) => ({
          key: group,
          label: allowed === 0 || allowed === some.length ? group : `${group} ${allowed}/${some.length}`,
          on: allowed > 0,
        }))}
        onToggle={(key, on) => {
          const some = groups.find(({ group }) => group === key)?.forms ?? [];
          putForms(some, on);
        }}
      />
      <details>
        <summary>{text.singleForms}</summary>
        <div className={styles['forms']}>
          {all.map((form) => (
            <Checkbox
              checked={seesForm(rights, form)}
              key={form.formId}
              onChange={(event) => {
                putForms([form], event.target.checked);
              }}
            >
              {`${form.formCode} ${form.title}`}
            </Checkbox>
          ))}
        </div>
      </details>
      <MarkChoice
        help={text.hallsHelp}
        label={text.columns.halls}
        marks={halls.map((hall) => ({
          key: hall,
          label: hall,
          on: rights.halls.length === 0 || rights.halls.includes(hall),
        }))}
        onToggle={(hall, on) => {
          put({ halls: [...toggled(halls, rights.halls, [hall], on)] });
        }}
      />
      {rights.role !== 'admin' && (
        <Checkbox
          checked={rights.maySeeSensitive}
          onChange={(event) => {
            put({ maySeeSensitive: event.target.checked });
          }}
        >
          {text.maySeeSensitive}
        </Checkbox>
      )}
      <FieldFrame help={text.endsHelp} id={`${id}-ends`} label={text.columns.ends}>
        <TextInput
          aria-describedby={`${id}-ends-help`}
          id={`${id}-ends`}
          onChange={(event) => {
            const day = event.currentTarget.value;
            put({ endsAt: day === '' ? null : `${day} 23:59:59` });
          }}
          type="date"
          value={rights.endsAt?.slice(0, 10) ?? ''}
        />
      </FieldFrame>
    </>
  );
};
