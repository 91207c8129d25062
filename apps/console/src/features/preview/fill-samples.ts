import { blankValue, decode, encode, isEmpty, traitsOf, type FieldNode, type Session } from '@zhantai/engine';
import { authoringRegistry } from '@zhantai/engine/authoring';

/** Fills what shows and is empty with examples that pass; what comes to show by that, too. Files and signatures stay empty. */
export function fillSamples(session: Session): void {
  // What an answer brings to show may bring more: a form has no longer chain than items.
  for (let round = 0; round < session.nodes.length; round += 1) {
    const due = session.nodes.filter((node) => {
      const { visible, locked, value } = node.state();
      return visible && !locked && isEmpty(node.item, value) && takesSample(node);
    });
    if (due.filter(fillOne).length === 0) return;
  }
}

function takesSample({ item }: FieldNode): boolean {
  const { family } = traitsOf(item);
  return family !== 'file' && family !== 'layout';
}

/** Whether an example was found that passes. */
function fillOne(node: FieldNode): boolean {
  const { item } = node;
  const [option] = node.options().filter(({ disabled }) => disabled !== true);
  const chosen = option === undefined ? [] : [option.value, [option.value], String(option.value)];
  const rows = item.columns.length === 0 ? [] : [[rowOf(item.columns)]];
  const numbers = [item.min, 1, 10, item.max].filter((one) => typeof one === 'number');
  const { good } = authoringRegistry[item.type].sample;
  for (const wire of [...chosen, ...rows, ...good, ...(traitsOf(item).family === 'number' ? numbers : [])]) {
    const value = decode(item, wire);
    if (isEmpty(item, value)) continue;
    node.set(value);
    if (node.check() === null) return true;
  }
  node.set(blankValue(item));
  return false;
}

/** A row with an example in each column that takes one. */
function rowOf(columns: FieldNode['item']['columns']): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      if (column.readonly || column.disabled || column.computed || traitsOf(column).family === 'file')
        return [];
      const [option] = column.options ?? [];
      const wires = [
        ...(option === undefined ? [] : [option.value]),
        ...authoringRegistry[column.type].sample.good,
      ];
      const found = wires.find((wire) => !isEmpty(column, decode(column, wire)));
      return found === undefined ? [] : [[column.prop, encode(column, decode(column, found))]];
    }),
  );
}
