import { folderOf } from '../sources/circles.mjs';
import { floors } from './floors.mjs';

/** Imports of an application go down its floors and, on a floor, back in its order. No folder stands outside. */
export function checkFloors(sources) {
  return Object.entries(floors).flatMap(([room, { shell, features }]) => {
    const order = [
      ...shell.map((name) => `shell/${name}`),
      ...features.map((name) => `features/${name}`),
      'pages',
    ];
    const own = sources.filter((source) => source.room === room);
    const folders = new Set(own.map(({ folder }) => folder).filter((folder) => folder !== ''));
    if (folders.size === 0) return [];
    return [
      ...[...folders]
        .filter((folder) => !order.includes(folder))
        .map((folder) => `${room}/src/${folder}: on no floor of scripts/rooms/floors.mjs`),
      ...order
        .filter((folder) => !folders.has(folder))
        .map((folder) => `scripts/rooms/floors.mjs: ${room} has no ${folder}`),
      ...own.flatMap((source) => source.imports.flatMap(({ target }) => checkImport(source, target))),
    ];

    function checkImport({ at, folder, isTest }, target) {
      const other = target === undefined ? undefined : folderOf(room, target);
      if (folder === '' || !other || other === folder || isTest) return [];
      return order.indexOf(folder) < order.indexOf(other) ? [`${at}: ${folder} comes before ${other}`] : [];
    }
  });
}
