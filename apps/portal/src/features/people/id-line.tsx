import { encode, type FieldNode } from '@zhantai/engine';
import { useForm, useNode } from '@zhantai/views';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { idFacts } from './id-facts.ts';
import styles from './person-tools.module.css';

/** Where a form asks for the sex itself, and how it says it. */
const SEX = 'gender';
const MALE = '1';

/** Day of birth and sex as an ID number tells them; also where the form says another sex. */
export const IdLine = ({ node }: { readonly node: FieldNode }) => {
  const { words } = usePortal();
  const text = words.tables.idFacts;
  const { session } = useForm();
  const { value } = useNode(node);
  const given = session.node(SEX);
  const sex = useNode(given ?? node);
  const facts = typeof value === 'string' ? idFacts(value) : null;
  if (facts === null) return null;
  const wire = given === undefined ? '' : encode(given.item, sex.value);
  const said = typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
  const differs = said !== '' && (said === MALE) !== (facts.sex === 'male');
  return (
    <output className={styles['line']} title={text.title}>
      <span>{text.born(facts.born)}</span>
      <span>{text.sex[facts.sex]}</span>
      {differs && <b>{text.differs}</b>}
    </output>
  );
};
