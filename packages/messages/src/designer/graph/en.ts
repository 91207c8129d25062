import type { graphZhHans } from './zh-hans.ts';

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

export const graphEn: typeof graphZhHans = {
  tab: 'Dependencies',
  title: (count: number) => `${count} ${count === 1 ? 'dependency' : 'dependencies'}`,
  note: 'What is left decides what is right; choose an item to light what belongs to it',
  find: 'Find an item or a rule',
  list: 'List of dependencies',
  drawing: 'Graph of dependencies',
  none: 'No item depends on another one',
  noneFound: 'Nothing found',
  found: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} found`,
  computes: (name: string, from: string) => `${name} is computed from ${from}`,
  filters: (name: string, from: string) => `Options of ${name} follow ${from}`,
  waits: (name: string, from: string) => `${name} waits for ${from}`,
  kinds: {
    shows: 'shows',
    computes: 'computes',
    filters: 'filters options',
    waits: 'has to be filled in first',
  },
  repeated: 'What it decides stands above',
  related: (ancestors: number, descendants: number) =>
    `Depends on ${items(ancestors)}, decides ${items(descendants)}`,
  alone: (count: number) => `Not drawn, without any dependency: ${items(count)}`,
  keys: '↑ ↓ line by line, → to what it decides, ← to what decides it, Enter shows it on the canvas',
  goTo: 'Show on the canvas',
};
