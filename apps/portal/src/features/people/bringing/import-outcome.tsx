import type { PersonsImported } from '@zhantai/contract';
import { sheetWords } from '@zhantai/messages/workbooks';
import { ButtonLink } from '@zhantai/ui';
import { SheetNotes } from '../../import/file/sheet-notes.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import styles from './bringing.module.css';

/** More are told in the workbook alone. */
const SHOWN = 200;

/** What became of the rows of an import: counts, and every row that failed with its reason. */
export const ImportOutcome = ({ outcome }: { readonly outcome: PersonsImported }) => {
  const { language, words } = usePortal();
  const text = words.tables.people;
  const { successCount, repeatCount, errorCount, incompleteCount, messageDetailVOS, failures } = outcome;
  const taken = successCount + repeatCount;
  return (
    <>
      <output>
        {`${text.repeated(repeatCount)}${text.succeeded(successCount)}${text.failedCount(errorCount)}`}
      </output>
      <dl className={styles['counts']}>
        <div>
          <dt>{text.counts.success}</dt>
          <dd>{successCount}</dd>
        </div>
        <div>
          <dt>{text.counts.repeat}</dt>
          <dd>{repeatCount}</dd>
        </div>
        <div data-bad={errorCount > 0 || undefined}>
          <dt>{text.counts.error}</dt>
          <dd>{errorCount}</dd>
        </div>
      </dl>
      {outcome.unknownHeaders.length > 0 && (
        <p className={styles['help']}>
          {text.unknown(outcome.unknownHeaders.join(sheetWords[language].listSeparator))}
        </p>
      )}
      <SheetNotes {...outcome} />
      {incompleteCount > 0 && <p>{text.incomplete(incompleteCount)}</p>}
      {errorCount > 0 && (
        <section>
          <div className={styles['head']}>
            <h3>{text.failures}</h3>
            {failures !== null && (
              <ButtonLink download={failures.name} href={failures.link} icon="download" variant="link">
                {text.download(errorCount)}
              </ButtonLink>
            )}
          </div>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{text.columns.row}</th>
                <th scope="col">{text.columns.name}</th>
                <th scope="col">{text.columns.why}</th>
              </tr>
            </thead>
            <tbody>
              {messageDetailVOS.slice(0, SHOWN).map(({ number, name, message }) => (
                <tr key={`${number}/${message}`}>
                  <td>{number}</td>
                  <td>{name}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {errorCount > SHOWN && (
            <p className={styles['help']}>
              {text.more(errorCount - Math.min(SHOWN, messageDetailVOS.length))}
            </p>
          )}
          <p className={styles['rest']}>{taken === 0 ? text.none : text.rest(taken)}</p>
        </section>
      )}
    </>
  );
};
