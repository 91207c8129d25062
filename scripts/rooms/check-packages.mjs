import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { rooms, typesOnly } from './rooms.mjs';

const builtins = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
const toolsOfTests = ['vitest', 'fast-check', '@playwright/test', 'axe-core'];

/** Imports only go down the table of rooms; what comes from elsewhere is declared by the room. */
export function checkPackages(root, sources) {
  const declared = new Map();
  return sources.flatMap((source) => {
    if (!declared.has(source.room)) declared.set(source.room, declaredBy(root, source.room));
    return source.imports.flatMap((found) =>
      found.target === undefined
        ? checkPackage(source, found, declared.get(source.room))
        : checkPath(source, found),
    );
  });
}

function declaredBy(root, room) {
  const manifest = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
}

function checkPath({ at, room }, { name, target }) {
  return target.startsWith(`${room}/src`) ? [] : [`${at}: ${name} leaves the room`];
}

function checkPackage({ at, room, isTest }, { name, isType }, declared) {
  const own = name.match(/^@zhantai\/([^/]+)/)?.[1];
  if (own !== undefined) {
    if (!rooms[room].includes(own)) return [`${at}: ${room} may not import ${own}`];
    if (typesOnly[room]?.includes(own) && !isType && !isTest)
      return [`${at}: ${room} may import only types of ${own}`];
    return [];
  }
  if (builtins.has(name))
    return room !== 'apps/server' && !isTest ? [`${at}: ${name} exists only on the server`] : [];
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  if (isTest && toolsOfTests.includes(packageName)) return [];
  return declared[packageName] === undefined ? [`${at}: ${packageName} is not declared by ${room}`] : [];
}
