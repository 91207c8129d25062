import { kitZhHans } from '@zhantai/messages/kit';
import type { KitWords } from '@zhantai/messages/kit';
import { createContext } from 'react';

/** What the kit says below a {@link KitProvider}; Simplified Chinese without one. */
export const KitWordsContext = createContext<KitWords>(kitZhHans);
