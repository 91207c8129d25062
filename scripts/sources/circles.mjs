/** What imports what between the folders of one room: `from` → the folders → the files that do. Tests are left out. */
export function importsBetweenFolders(sources) {
  const graph = new Map();
  for (const source of sources) {
    if (source.isTest || source.folder === '') continue;
    for (const { target } of source.imports) {
      const other = target === undefined ? undefined : folderOf(source.room, target);
      if (other === undefined || other === '' || other === source.folder) continue;
      const to = graph.get(source.folder) ?? graph.set(source.folder, new Map()).get(source.folder);
      to.set(other, [...(to.get(other) ?? []), `${source.at} → ${target}`]);
    }
  }
  return graph;
}

/** Floors of an application, whose folders are told apart; the pages above them are one. */
const floors = ['shell', 'features'];

/** The folder of a room in which a file lies; undefined for a file of another room, empty for one of the room itself. */
export function folderOf(room, file) {
  const src = `${room}/src/`;
  if (!file.startsWith(src)) return undefined;
  const folders = file.slice(src.length).split('/').slice(0, -1);
  return folders.slice(0, floors.includes(folders[0]) ? 2 : 1).join('/');
}

/** Folders that import each other, directly or through others: groups of two and more (Tarjan). */
export function circlesOf(graph) {
  const seen = new Map();
  const open = [];
  const circles = [];
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return circles;

  function visit(node) {
    const mark = { index: seen.size, low: seen.size, open: true };
    seen.set(node, mark);
    open.push(node);
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!seen.has(next)) visit(next);
      if (seen.get(next).open) mark.low = Math.min(mark.low, seen.get(next).low);
    }
    if (mark.low !== mark.index) return;
    const circle = open.splice(open.indexOf(node));
    for (const member of circle) seen.get(member).open = false;
    if (circle.length > 1) circles.push(circle.toSorted((left, right) => left.localeCompare(right)));
  }
}
