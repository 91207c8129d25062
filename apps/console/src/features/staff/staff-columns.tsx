import type { ConsoleForm, StaffMember } from '@zhantai/contract';
import { Button } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { groupsOf } from './form-groups.ts';
import { MarkRow } from './mark-row.tsx';
import type { StaffWords } from './right-text.ts';
import styles from './staff.module.css';

/** Pixels of a mark with its gap, and of the room of a cell. */
const [MARK, ROOM] = [22, 34];

interface StaffColumnsInput {
  readonly text: StaffWords;
  readonly forms: readonly ConsoleForm[];
  readonly halls: readonly string[];
  readonly onRights: (member: StaffMember) => void;
  readonly onAccount: (member: StaffMember) => void;
}

/** Columns of the list of staff: what each may is read as two small plans. */
export function staffColumns({
  text,
  forms,
  halls,
  onRights,
  onAccount,
}: StaffColumnsInput): readonly TableColumn<StaffMember>[] {
  const heads = text.columns;
  const groups = groupsOf(forms, []);
  return [
    { key: 'name', title: heads.name, fixed: 'left', render: ({ name }) => <b>{name}</b> },
    { key: 'role', title: heads.role, value: ({ role }) => text.roles[role] },
    {
      key: 'forms',
      title: heads.forms,
      width: Math.max(90, groups.length * MARK + ROOM),
      render: ({ formIds }) => (
        <MarkRow
          label={formIds.length === 0 ? text.all : text.someForms(formIds.length)}
          marks={groupsOf(forms, formIds).map(({ group, allowed }) => ({
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
    {
      key: 'acts',
      title: heads.acts,
      width: 170,
      fixed: 'right',
      render: (member) => (
        <>
          <Button
            aria-label={`${text.changeRights} ${member.name}`}
            onClick={() => {
              onRights(member);
            }}
            size="small"
            variant="text"
          >
            {text.changeRights}
          </Button>
          <Button
            aria-label={`${text.account} ${member.name}`}
            onClick={() => {
              onAccount(member);
            }}
            size="small"
            variant="text"
          >
            {member.locked === null ? text.account : text.locked}
          </Button>
        </>
      ),
    },
  ];
}

function factorText({ enrolled, mustEnrol }: StaffMember, text: StaffWords): string {
  if (enrolled) return text.enrolled;
  return mustEnrol ? text.mustEnrol : text.mayEnrol;
}
