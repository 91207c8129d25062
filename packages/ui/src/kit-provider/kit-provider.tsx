import type { Language } from '@zhantai/messages/kit';
import type { ReactNode } from 'react';
import { LanguageContext } from './language-context.ts';

/** What {@link KitProvider} takes. */
export interface KitProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Tells every component of the kit below it which language to speak. */
export const KitProvider = ({ language, children }: KitProviderProps) => (
  <LanguageContext value={language}>{children}</LanguageContext>
);
