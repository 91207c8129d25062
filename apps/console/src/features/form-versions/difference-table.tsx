import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import type { DifferenceLine } from './describe-differences.ts';
import styles from './form-versions.module.css';

interface DifferenceTableProps {
  readonly lines: readonly DifferenceLine[];
  readonly words: FormVersionsWords;
}

/** Differences, a row each: what became of what. */
export const DifferenceTable = ({ lines, words }: DifferenceTableProps) =>
  lines.length > 0 && (
    <table className={styles['differences']}>
      <caption>{words.compare}</caption>
      <tbody>
        {lines.map(({ key, kind, about, text }) => (
          <tr data-kind={kind} key={key}>
            <td>{words.kinds[kind]}</td>
            <th scope="row">{about}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
