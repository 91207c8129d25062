import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process needs of the environment to run at all. Settings, and so secrets, stay with the server. */
const needed = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/**
 * Starts a process of a file that lies beside the one that asks for it, of the build or of the source, as
 * `startWorker` does for threads. It has a channel to this process and nothing else of it: no settings, no sockets, no
 * terminal; and it does not keep this process alive.
 * @param here `import.meta.url` of who asks.
 * @param folder where the source lies, seen from there; a build has all of them in one folder.
 * @param name of the file, without its ending.
 * @param heapMb megabytes of JavaScript objects that it may have.
 */
export function startProcess(here: string, folder: string, name: string, heapMb: number): ChildProcess {
  const isSource = here.endsWith('.ts');
  const file = new URL(isSource ? `${folder}/${name}.ts` : `${name}.js`, here);
  const loader = isSource ? ['--import', import.meta.resolve('tsx')] : [];
  const child = fork(fileURLToPath(file), [], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...loader],
    env: Object.fromEntries(needed.flatMap((key) => entryOf(key, process.env[key]))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

const entryOf = (key: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[key, value]];
