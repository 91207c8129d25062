import type { FormReference } from '@zhantai/contract';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './forms.module.css';
import type { SeenReferences } from './references-in.ts';

/** What names a form, each with the way to it. */
export const ReferenceList = ({ count, references }: SeenReferences) => {
  const { href } = useServices();
  const { words } = useSpeech();
  const text = words.forms;
  return (
    <ul className={styles['references']}>
      {references.map((reference) => {
        const path = pathOf(reference);
        const label = text.references[reference.kind](reference.name);
        return (
          <li key={`${reference.kind} ${reference.id} ${reference.name}`}>
            {path === null ? label : <a href={href(path)}>{label}</a>}
          </li>
        );
      })}
      {count > references.length && <li>{text.more(count - references.length)}</li>}
    </ul>
  );
};

/** The page of what names a form; null where it has none. */
function pathOf({ kind, id }: FormReference): string | null {
  const at = encodeURIComponent(id);
  switch (kind) {
    case 'after':
    case 'expression':
      return `/forms/${at}/settings`;
    case 'transport':
      return `/exhibitors/${at}`;
    case 'submission':
      return `/review/${at}`;
    case 'staff':
      return '/staff';
    default:
      return null;
  }
}
