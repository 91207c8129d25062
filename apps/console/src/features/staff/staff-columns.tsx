import type { ConsoleForm, StaffMember } from '@zhantai/contract';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { groupsOf, seesForm } from './form-groups.ts';
import { MarkRow } from './mark-row.tsx';
import type { StaffWords } from './right-text.ts';
import styles from './staff.module.css';

/** Pixels of a mark with its gap, and of the room of a cell. */
const [MARK, ROOM] = [22, 34];

interface StaffColumnsInput {
  readonly text: StaffWords;
  readonly forms: readonly ConsoleForm[];
  readonly halls: readonly string[];
}

/** Columns of the list of staff: what each may is read as two small plans. */
export function staffColumns({ text, forms, halls }: StaffColumnsInput): readonly TableColumn<StaffMember>[] {
  const heads = text.columns;
  const groups = groupsOf(forms, { formGroups: [], formIds: [] });
  return [
    {
      key: 'name',
      title: heads.name,
      fixed: 'left',
      value: ({ name }) => name,
      render: ({ name }) => <b>{name}</b>,
    },
    { key: 'role', title: heads.role, value: ({ role }) => text.roles[role] },
    {
      key: 'forms',
      title: heads.forms,
      width: Math.max(90, groups.length * MARK + ROOM),
      render: (member) => (
        <MarkRow
          label={
            member.formGroups.length + member.formIds.length === 0
              ? text.all
              : text.someForms(forms.filter((form) => seesForm(member, form)).length)
          }
          marks={groupsOf(forms, member).map(({ group, allowed }) => ({
            key: group,
            label: group,
            on: allowed > 0,
          }))}
        />
      ),
    },
    {
      key: 'halls',
      title: heads.halls,
      width: Math.max(90, halls.length * MARK + ROOM),
      render: (member) => (
        <MarkRow
          label={member.halls.length === 0 ? text.all : member.halls.join(text.separator)}
          marks={halls.map((hall) => ({
            key: hall,
            label: hall,
            on: member.halls.length === 0 || member.halls.includes(hall),
          }))}
        />
      ),
    },
    {
      key: 'sensitive',
      title: heads.sensitive,
      value: ({ role, maySeeSensitive }) =>
        role === 'admin' || maySeeSensitive ? text.seesSensitive : text.masked,
    },
    {
      key: 'factor',
      title: heads.factor,
      value: (member) => factorText(member, text),
      render: (member) => (
        <span className={styles[member.enrolled ? 'plain' : member.mustEnrol ? 'due' : 'quiet']}>
          {factorText(member, text)}
        </span>
      ),
    },
    { key: 'ends', title: heads.ends, value: ({ endsAt }) => endsAt?.slice(0, 10) ?? '—' },
    {
      key: 'lastUsed',
      title: heads.lastUsed,
      value: ({ lastUsed }) => lastUsed?.slice(0, 16) ?? text.neverIn,
    },
    { key: 'address', title: heads.address, value: ({ address }) => address },
  ];
}

/** How somebody's second factor stands. */
export function factorText({ enrolled, mustEnrol }: StaffMember, text: StaffWords): string {
  if (enrolled) return text.enrolled;
  return mustEnrol ? text.mustEnrol : text.mayEnrol;
}
