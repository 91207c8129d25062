import type { FormElsewhere } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { SectionHead } from '@zhantai/ui';
import styles from './form-versions.module.css';

/** What names a field that the next version has no more or otherwise, to be mended by hand; nothing where nothing does. */
export const ElsewhereList = ({
  elsewhere,
  words,
}: {
  readonly elsewhere: readonly FormElsewhere[];
  readonly words: FormVersionsWords;
}) =>
  elsewhere.length > 0 && (
    <section>
      <SectionHead level={3} note={words.counted(elsewhere.length)} title={words.elsewhere} />
      <p className={styles['quiet']}>{words.elsewhereNote}</p>
      <table className={styles['differences']}>
        <caption>{words.elsewhere}</caption>
        <tbody>
          {elsewhere.map((one) => (
            <tr key={JSON.stringify(one)}>
              <td>{words.elsewhereKinds[one.kind]}</td>
              <th scope="row">{one.label}</th>
              <td>
                {words.elsewhereChanges[one.change]}
                {one.form !== null && <span className={styles['quiet']}> {one.form}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
