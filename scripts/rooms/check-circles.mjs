import { circlesOf, importsBetweenFolders } from '../sources/circles.mjs';

/** Folders of a room in circles: those that import each other, directly or through others. */
export function foldersInCircles(sources, room) {
  return circlesOf(importsBetweenFolders(sources.filter((source) => source.room === room))).flat();
}
