/**
 * Groups of nodes that depend on each other, dependencies before dependants (Tarjan, without recursion: a chain of
 * 10,000 rules must not end the stack). Linear in nodes and edges.
 */
export function components(dependencies: readonly (readonly number[])[]): number[][] {
  const count = dependencies.length;
  const found = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const next = new Int32Array(count);
  const open = new Uint8Array(count);
  const stack: number[] = [];
  const path: number[] = [];
  const groups: number[][] = [];
  let clock = 0;

  for (let root = 0; root < count; root += 1) {
    if (found[root] === -1) explore(root);
  }
  return groups;

  function explore(root: number): void {
    enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const edge = next[node] ?? 0;
      const to = dependencies[node]?.[edge];
      if (to === undefined) {
        leave(node);
        continue;
      }
      next[node] = edge + 1;
      if (found[to] === -1) enter(to);
      else if (open[to] === 1) lower(node, found[to] ?? 0);
    }
  }

  function enter(node: number): void {
    found[node] = clock;
    low[node] = clock;
    clock += 1;
    open[node] = 1;
    stack.push(node);
    path.push(node);
  }

  function leave(node: number): void {
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) lower(parent, low[node] ?? 0);
    if (low[node] !== found[node]) return;
    // Nearly every node is a group by itself.
    if (stack.at(-1) === node) {
      stack.pop();
      open[node] = 0;
      groups.push([node]);
      return;
    }
    const group: number[] = [];
    for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
      open[member] = 0;
      group.push(member);
      if (member === node) break;
    }
    groups.push(group);
  }

  function lower(node: number, value: number): void {
    if (value < (low[node] ?? 0)) low[node] = value;
  }
}
