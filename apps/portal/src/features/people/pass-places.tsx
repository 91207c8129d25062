import type { PassCount } from '@zhantai/contract';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './people.module.css';

/** More places than these are told in words alone. */
const DRAWN = 24;

/** How many passes there are and how many are used; a square a pass. */
export const PassPlaces = ({ passes }: { readonly passes: PassCount }) => {
  const { people } = usePortal().words;
  const { places, used } = passes;
  if (places === null) return <p>{people.passesFree(used)}</p>;
  return (
    <>
      {places <= DRAWN && (
        <div aria-hidden="true" className={styles['places']}>
          {Array.from({ length: places }, (_, place) => (
            <i data-used={place < used || undefined} key={place} />
          ))}
        </div>
      )}
      <p>{people.passes(places, used)}</p>
    </>
  );
};
