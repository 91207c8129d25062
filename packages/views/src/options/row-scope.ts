import type { FieldNode } from '@zhantai/engine';
import { createContext } from 'react';

/** Finds a column of the row around a cell, so that dictionaries may depend on the row's own values. */
export const RowScope = createContext<((prop: string) => FieldNode | undefined) | null>(null);
