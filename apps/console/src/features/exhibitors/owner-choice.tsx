import type { StaffName } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import { NamedChoice } from './named-choice.tsx';

interface OwnerChoiceProps {
  readonly owners: readonly StaffName[];
  /** Id of an account; empty: nobody. */
  readonly chosen: string;
  readonly onChoose: (owner: string) => void;
}

/** Who of the staff looks after an exhibitor, or nobody. */
export const OwnerChoice = ({ owners, chosen, onChoose }: OwnerChoiceProps) => {
  const { words } = useSpeech();
  const text = words.exhibitors;
  return (
    <NamedChoice
      chosen={chosen}
      label={text.fields.owner}
      names={Object.fromEntries([['', text.noOwner], ...owners.map(({ id, name }) => [id, name])])}
      onChoose={onChoose}
      options={['', ...owners.map(({ id }) => id)]}
    />
  );
};
