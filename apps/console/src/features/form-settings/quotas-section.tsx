import type { ConsoleFormSettings, FormSettings } from '@zhantai/contract';
import { Button, FieldFrame, Switch, TextInput } from '@zhantai/ui';
import { useId } from 'react';
import styles from './form-settings.module.css';
import type { SectionProps } from './section-part.tsx';

type OptionQuota = FormSettings['optionQuotas'][number];

const usualPasses = { squareMetres: 9, passes: 2, least: 2 };
const passKeys = ['squareMetres', 'passes', 'least'] as const;

interface QuotasSectionProps extends SectionProps {
  readonly choices: ConsoleFormSettings['choices'];
}

/** How many passes an area gives, and how often an option may be taken. */
export const QuotasSection = ({ typed, words, onChange, choices }: QuotasSectionProps) => {
  const id = useId();
  const text = words.quotas;
  const { passQuota, optionQuotas } = typed;
  const options = choices.flatMap(({ prop, column, label, options: all }) =>
    all.map((option) => ({
      prop,
      column,
      option: option.value,
      label: `${label} ${option.label}`,
      taken: option.taken,
    })),
  );
  const free = options.filter((option) => !optionQuotas.some((quota) => isSame(quota, option)));
  const putLimit = (changed: OptionQuota, limit: number) => {
    onChange({
      optionQuotas: optionQuotas.map((quota) => (quota === changed ? { ...quota, limit } : quota)),
    });
  };
  return (
    <>
      <div className={styles['switches']}>
        <Switch
          checked={passQuota !== null}
          onChange={({ target }) => {
            onChange({ passQuota: target.checked ? usualPasses : null });
          }}
        >
          {words.fields.passQuota}
        </Switch>
      </div>
      {passQuota !== null && (
        <div className={styles['three']}>
          {passKeys.map((key) => (
            <FieldFrame id={`${id}-${key}`} key={key} label={words.passes[key]}>
              <TextInput
                id={`${id}-${key}`}
                max={key === 'squareMetres' ? 10_000 : 1_000}
                min={key === 'squareMetres' ? 1 : 0}
                onChange={({ currentTarget }) => {
                  onChange({ passQuota: { ...passQuota, [key]: currentTarget.valueAsNumber || 0 } });
                }}
                type="number"
                value={passQuota[key]}
              />
            </FieldFrame>
          ))}
        </div>
      )}
      {optionQuotas.length > 0 && (
        <div className={styles['scroller']}>
          <table className={styles['quotas']}>
            <thead>
              <tr>
                <th scope="col">{text.option}</th>
                <th scope="col">{text.limit}</th>
                <th scope="col">{text.taken}</th>
                <th scope="col">{text.left}</th>
                <th scope="col">{text.act}</th>
              </tr>
            </thead>
            <tbody>
              {optionQuotas.map((quota) => {
                const known = options.find((option) => isSame(quota, option));
                const label = known?.label ?? `${quota.prop} ${quota.option}`;
                const taken = known?.taken ?? 0;
                return (
                  <tr key={`${quota.prop} ${quota.column ?? ''} ${quota.option}`}>
                    <th scope="row">{label}</th>
                    <td>
                      <TextInput
                        aria-label={text.limitOf(label)}
                        className={styles['limit']}
                        max={1_000_000}
                        min={0}
                        onChange={({ currentTarget }) => {
                          putLimit(quota, Math.max(0, Math.round(currentTarget.valueAsNumber || 0)));
                        }}
                        type="number"
                        value={quota.limit}
                      />
                    </td>
                    <td>{taken}</td>
                    <td>{Math.max(0, quota.limit - taken)}</td>
                    <td>
                      <Button
                        aria-label={text.removeOne(label)}
                        onClick={() => {
                          onChange({ optionQuotas: optionQuotas.filter((one) => one !== quota) });
                        }}
                        variant="link"
                      >
                        {text.remove}
                      </Button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {options.length === 0 ? (
        <p className={styles['quiet']}>{text.noChoices}</p>
      ) : (
        <FieldFrame id={`${id}-add`} label={text.add}>
          <select
            className={styles['select']}
            id={`${id}-add`}
            onChange={({ target }) => {
              const chosen = free[Number(target.value)];
              if (target.value === '' || chosen === undefined) return;
              const { prop, column, option, taken } = chosen;
              onChange({ optionQuotas: [...optionQuotas, { prop, column, option, limit: taken }] });
            }}
            value=""
          >
            <option value="">{text.choose}</option>
            {free.map(({ prop, column, option, label }, index) => (
              <option key={`${prop} ${column ?? ''} ${option}`} value={index}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
    </>
  );
};

function isSame(
  quota: Pick<OptionQuota, 'prop' | 'column' | 'option'>,
  other: Pick<OptionQuota, 'prop' | 'column' | 'option'>,
): boolean {
  return quota.prop === other.prop && quota.column === other.column && quota.option === other.option;
}
