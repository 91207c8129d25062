// The results as markdown.
import { fitExponent } from './fit-exponent.mjs';

/** Zhantai beside its peers: milliseconds, and how many times as much the peer takes. */
export function comparison(results, subjects, works) {
  const lines = results.map(({ row, own, peers }) => [
    works[row].title(works[row].size),
    milliseconds(own.milliseconds),
    ...subjects.map(({ name }) => peerCell(peers[name], works[row].size)),
  ]);
  return markdown(['work', 'Zhantai', ...subjects.map(({ name }) => name)], lines);
}

/** Cost against size, with the fitted exponents of the engine and of a bare loop over the same data. */
export function growth(results, works) {
  const lines = results
    .filter(({ points }) => points.length > 0)
    .map(({ row, points, control }) => [
      works[row].title(works[row].size),
      ...points.map((point) => milliseconds(point.milliseconds)),
      fitExponent(points).toFixed(2),
      control.length === 0 ? '–' : fitExponent(control).toFixed(2),
    ]);
  const factors = results.find(({ points }) => points.length > 0)?.points.map(({ factor }) => `${factor}×`);
  return markdown(['work', ...(factors ?? []), 'exponent', 'of a bare loop'], lines);
}

function peerCell(peer, nominal) {
  if (peer === undefined) return '–';
  if (peer.failed !== undefined) return peer.failed;
  const ratio = peer.milliseconds / peer.own;
  const times = `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio).toLocaleString('en-US')} ×`;
  const at = peer.size === nominal ? '' : ` at ${peer.size} rows`;
  return `${times} (${milliseconds(peer.milliseconds)}${at})`;
}

function milliseconds(value) {
  if (value >= 1000) return `${(value / 1000).toPrecision(3)} s`;
  return value >= 100 ? `${Math.round(value)} ms` : `${value.toPrecision(2)} ms`;
}

function markdown(head, lines) {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
