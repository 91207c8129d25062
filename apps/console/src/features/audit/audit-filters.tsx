import type { ConsoleAuditFacts } from '@zhantai/contract';
import type { AuditWords } from '@zhantai/messages/audit';
import { Button } from '@zhantai/ui';
import { noAuditFilter, type AuditFilter } from './audit-filter.ts';
import styles from './audit.module.css';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
  readonly people: ConsoleAuditFacts['people'];
  readonly words: AuditWords;
}

/** What the audit is narrowed to: who, what, which thing, from which day to which. */
export const AuditFilters = ({ filter, onChange, people, words }: AuditFiltersProps) => {
  const { thing } = filter;
  return (
    <div className={styles['tools']}>
      <select
        aria-label={words.who}
        className={styles['control']}
        onChange={(event) => {
          onChange({ ...filter, who: event.target.value });
        }}
        value={filter.who}
      >
        <option value="">{words.anyWho}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.action}
        className={styles['control']}
        onChange={(event) => {
          onChange({ ...filter, action: event.target.value });
        }}
        value={filter.action}
      >
        <option value="">{words.anyAction}</option>
        {Object.entries(words.features).map(([feature, label]) => (
          <optgroup key={feature} label={label}>
            <option value={feature}>{label}</option>
            {Object.entries(words.actions)
              .filter(([action]) => action.startsWith(`${feature}.`))
              .map(([action, text]) => (
                <option key={action} value={action}>
                  {text}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <select
        aria-label={words.kind}
        className={styles['control']}
        onChange={(event) => {
          onChange({ ...filter, kind: event.target.value, thing: null });
        }}
        value={filter.kind}
      >
        <option value="">{words.anyKind}</option>
        {Object.entries(words.things).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      {(['from', 'to'] as const).map((end) => (
        <label className={styles['day']} key={end}>
          {words[end]}
          <input
            className={styles['control']}
            max="9999-12-30"
            onChange={(event) => {
              onChange({ ...filter, [end]: event.target.value });
            }}
            type="date"
            value={filter[end]}
          />
        </label>
      ))}
      {thing !== null && <span className={styles['only']}>{words.only(thing.name)}</span>}
      {filter !== noAuditFilter && (
        <Button
          onClick={() => {
            onChange(noAuditFilter);
          }}
          variant="text"
        >
          {words.clear}
        </Button>
      )}
    </div>
  );
};
