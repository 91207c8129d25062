import type { ConsoleFormSettings, FormApplies } from '@zhantai/contract';
import { Button, Checkbox, FieldFrame } from '@zhantai/ui';
import { useId } from 'react';
import styles from './form-settings.module.css';
import type { SectionProps } from './section-part.tsx';

const roles = ['exhibitor', 'supplier', 'transport', 'media', 'public'] as const;
const boothTypes = ['std', 'raw', 'semi'] as const;

interface AudienceSectionProps extends SectionProps {
  /** Every tag that may be asked for. */
  readonly tags: readonly string[];
  /** Forms that may come before it. */
  readonly others: ConsoleFormSettings['others'];
  readonly applies: FormApplies | null;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Whom the form is for, counted as it is typed, by hall and name. */
export const AudienceSection = ({
  typed,
  words,
  onChange,
  tags,
  others,
  applies,
  isFailed,
  onRetry,
}: AudienceSectionProps) => {
  const { fields } = words;
  return (
    <>
      <div className={styles['choices']}>
        <Ticks
          chosen={typed.roles}
          label={fields.roles}
          nameOf={(role) => words.roles[role]}
          onChoose={(chosen) => {
            onChange({ roles: chosen });
          }}
          options={roles}
        />
        <Ticks
          chosen={typed.boothTypes}
          help={words.boothTypesHelp}
          label={fields.boothTypes}
          nameOf={(type) => words.boothTypes[type]}
          onChoose={(chosen) => {
            onChange({ boothTypes: chosen });
          }}
          options={boothTypes}
        />
        {(['tags', 'notTags'] as const).map((key) => (
          <Ticks
            chosen={typed[key]}
            help={tags.length === 0 ? words.noTags : key === 'tags' ? words.tagsHelp : undefined}
            key={key}
            label={fields[key]}
            nameOf={(tag) => tag}
            onChoose={(chosen) => {
              onChange({ [key]: chosen });
            }}
            options={[...new Set([...tags, ...typed[key]])]}
          />
        ))}
      </div>
      <AfterChoice onChange={onChange} others={others} typed={typed} words={words} />
      {isFailed ? (
        <p className={styles['failed']} role="alert">
          {words.notCounted}
          <Button onClick={onRetry} variant="link">
            {words.countAgain}
          </Button>
        </p>
      ) : applies === null ? (
        <p className={styles['quiet']}>{words.counting}</p>
      ) : (
        <Spread applies={applies} words={words} />
      )}
    </>
  );
};

interface AfterChoiceProps extends SectionProps {
  readonly others: ConsoleFormSettings['others'];
}

/** Which form has to be handed in, or adopted, first. */
const AfterChoice = ({ typed: { after }, words, onChange, others }: AfterChoiceProps) => {
  const id = useId();
  // One that was put away meanwhile still stands there.
  const isGone = after !== null && !others.some(({ formId }) => formId === after.formId);
  return (
    <div className={styles['names']}>
      <FieldFrame id={`${id}-first`} label={words.fields.after}>
        <select
          className={styles['select']}
          id={`${id}-first`}
          onChange={({ target: { value } }) => {
            onChange({ after: value === '' ? null : { formId: value, on: after?.on ?? 'submitted' } });
          }}
          value={after?.formId ?? ''}
        >
          <option value="">{words.afterNone}</option>
          {isGone && <option value={after.formId}>{words.anotherForm}</option>}
          {others.map(({ formId, code, title }) => (
            <option key={formId} value={formId}>
              {code} {title}
            </option>
          ))}
        </select>
      </FieldFrame>
      {after !== null && (
        <FieldFrame id={`${id}-on`} label={words.afterOn}>
          <select
            className={styles['select']}
            id={`${id}-on`}
            onChange={({ target: { value } }) => {
              onChange({ after: { ...after, on: value === 'adopted' ? 'adopted' : 'submitted' } });
            }}
            value={after.on}
          >
            <option value="submitted">{words.afterSubmitted}</option>
            <option value="adopted">{words.afterAdopted}</option>
          </select>
        </FieldFrame>
      )}
    </div>
  );
};

const Spread = ({ applies, words }: { readonly applies: FormApplies } & Pick<SectionProps, 'words'>) => {
  const { halls, applies: named, after, all } = applies;
  return (
    <>
      <ul className={styles['halls']}>
        {halls.map(({ hall, count }) => (
          <li key={hall}>
            <b>{words.hall(hall)}</b>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{words.appliesTo(after, all)}</p>
      {named.count > 0 && (
        <details className={styles['named']}>
          <summary>{words.names}</summary>
          <p>
            {named.names.join(words.separator)}
            {named.count > named.names.length &&
              `${words.separator}${words.namesOver(named.count - named.names.length)}`}
          </p>
        </details>
      )}
    </>
  );
};

interface TicksProps<Option extends string> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly options: readonly Option[];
  readonly chosen: readonly Option[];
  readonly nameOf: (option: Option) => string;
  readonly onChoose: (chosen: Option[]) => void;
}

/** Some of a few words. */
const Ticks = <Option extends string>({
  label,
  help,
  options,
  chosen,
  nameOf,
  onChoose,
}: TicksProps<Option>) => (
  <fieldset className={styles['ticks']}>
    <legend>{label}</legend>
    <div>
      {options.map((option) => (
        <Checkbox
          checked={chosen.includes(option)}
          key={option}
          onChange={({ target }) => {
            onChoose(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option));
          }}
        >
          {nameOf(option)}
        </Checkbox>
      ))}
    </div>
    {help !== undefined && <p className={styles['quiet']}>{help}</p>}
  </fieldset>
);
