import {
  isRowsNode,
  traitsOf,
  type FieldValue,
  type Item,
  type OptionValue,
  type Session,
} from '@zhantai/engine';
import { useSyncExternalStore } from 'react';

/** What is chosen in the row of a sub-table that a place for drawings is in, as the kind of drawing; else empty. */
export function useRowName(session: Session, slot: string): string {
  const [prop = '', row] = slot.split('/');
  const node = session.node(prop);
  return useSyncExternalStore(
    (listener) => node?.subscribe(listener) ?? nothing,
    () => {
      if (row === undefined || !isRowsNode(node)) return '';
      const choice = node.columns.find(isChoice);
      const cell = choice === undefined ? undefined : node.row(Number(row) - 1)?.cell(choice.prop);
      if (cell === undefined) return '';
      const { value } = cell.state();
      return cell.options().find((option) => isChosen(value, option.value))?.label ?? '';
    },
  );
}

const nothing = (): void => undefined;

const isChoice = (column: Item): boolean => {
  const { family, several } = traitsOf(column);
  return family === 'choice' && several !== true;
};

const isChosen = (value: FieldValue, option: OptionValue): boolean =>
  typeof value === 'object' && value !== null && 'value' in value && value.value === option;
