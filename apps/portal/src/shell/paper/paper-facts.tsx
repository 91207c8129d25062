import styles from './paper.module.css';

/** Name and value, two to a line; those without a value are left out. */
export const PaperFacts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string])[];
}) => (
  <dl className={styles['facts']}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
