/** Calls `visit` with every node below one of a syntax tree, and the node above it. */
export function walk(node, visit, parent = null) {
  visit(node, parent);
  for (const key in node) {
    if (key === 'parent') continue;
    const below = node[key];
    if (Array.isArray(below)) {
      for (const one of below) if (one !== null && typeof one?.type === 'string') walk(one, visit, node);
    } else if (below !== null && typeof below === 'object' && typeof below.type === 'string') {
      walk(below, visit, node);
    }
  }
}
