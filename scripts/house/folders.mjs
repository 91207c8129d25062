import { dirname } from 'node:path';

const most = 25;

/** Folders by how many files they hold themselves, tests counted: those with too many, and those with one and no folder below. */
export function oddFolders(sources) {
  const counts = new Map();
  for (const { at } of sources) counts.set(dirname(at), (counts.get(dirname(at)) ?? 0) + 1);
  const folders = [...counts];
  const hasBelow = (folder) => folders.some(([other]) => other.startsWith(`${folder}/`));
  return {
    flat: folders.filter(([, files]) => files > most).map(([folder]) => folder),
    single: folders.filter(([folder, files]) => files === 1 && !hasBelow(folder)).map(([folder]) => folder),
  };
}
