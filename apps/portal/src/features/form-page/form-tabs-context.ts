import { createContext, type ReactNode } from 'react';

/** The tabs of the forms of this route, where they stand below the head of the form: on a phone. */
export const FormTabsContext = createContext<ReactNode>(null);
