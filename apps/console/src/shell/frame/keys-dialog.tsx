import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSpeech } from '../words/words-context.ts';
import styles from './keys-dialog.module.css';

/** The keys of the console. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { words } = useSpeech();
  const { list, note, title } = words.keys;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [list.find, ['Ctrl', 'K']],
    [list.help, ['?']],
    [list.next, ['J', 'K']],
    [list.adopt, ['A']],
    [list.reject, ['R']],
  ];
  return (
    <Dialog onClose={onClose} title={title} width="signature">
      <dl>
        {rows.map(([what, keys]) => (
          <div className={styles['row']} key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{note}</p>
    </Dialog>
  );
};
