import type { Language } from '@zhantai/messages/kit';
import { createContext } from 'react';

/** The language the kit speaks below a {@link KitProvider}; Simplified Chinese without one. */
export const LanguageContext = createContext<Language>('zh-Hans');
