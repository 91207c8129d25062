import { Graph, layout } from '@dagrejs/dagre';
import type { Dependency } from './dependencies.ts';

/** An item as it is drawn: its upper left corner, in pixels. */
export interface DrawnItem {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Dependencies of one item on another as one line, through these points. */
export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly dependencies: readonly Dependency[];
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A drawing of dependencies in layers, from watched at the left to shown at the right; in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly items: readonly DrawnItem[];
  readonly edges: readonly DrawnEdge[];
}

export const BOX = { width: 184, height: 40 };

/** Places what depends on each other; what stands alone is not drawn. */
export function layoutGraph(dependencies: readonly Dependency[], order: readonly string[]): Drawing {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: 16, ranksep: 72, marginx: 16, marginy: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  const named = new Set(dependencies.flatMap(({ from, to }) => [from, to]));
  const ids = order.filter((id) => named.has(id));
  for (const id of ids) graph.setNode(id, { ...BOX });
  for (const { from, to } of dependencies) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    items: ids.map((id) => {
      const { x, y } = graph.node(id);
      return { id, x: x - BOX.width / 2, y: y - BOX.height / 2 };
    }),
    edges: graph.edges().map(({ v, w }) => ({
      from: v,
      to: w,
      dependencies: dependencies.filter(({ from, to }) => from === v && to === w),
      points: [
        { x: graph.node(v).x + BOX.width / 2, y: graph.node(v).y },
        ...graph.edge(v, w).points.slice(1, -1),
        { x: graph.node(w).x - BOX.width / 2, y: graph.node(w).y },
      ],
    })),
  };
}
