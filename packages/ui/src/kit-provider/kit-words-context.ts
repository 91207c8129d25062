import type { KitWords } from '@zhantai/messages/kit';
import { createContext } from 'react';

/** What the kit says below a {@link KitProvider}; null where nothing could be loaded to say it with. */
export const KitWordsContext = createContext<KitWords | null>(null);
