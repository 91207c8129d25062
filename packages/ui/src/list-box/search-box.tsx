import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import styles from './search-box.module.css';

/** What {@link SearchBox} takes, besides the attributes of a native input. */
export interface SearchBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The sunken search line above a list or a tree. */
export const SearchBox = ({ query, onQuery, className, placeholder, ...rest }: SearchBoxProps) => {
  const words = useKitWords();
  return (
    <div className={classNames(styles['box'], className)}>
      <Icon name="search" size={16} />
      <input
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        {...rest}
        aria-label={rest['aria-label'] ?? placeholder ?? words.actions.search}
        className={styles['input']}
        onChange={(event) => {
          onQuery(event.target.value);
        }}
        placeholder={placeholder ?? words.actions.search}
        type="text"
        value={query}
      />
      {query !== '' && (
        <button
          aria-label={words.actions.clearSearch}
          className={styles['clear']}
          onClick={() => {
            onQuery('');
          }}
          tabIndex={-1}
          type="button"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
};
