import { parentPort } from 'node:worker_threads';
import { yieldToLoop } from '../../platform/threads/yield-to-loop.ts';
import { parseLiteral } from './parse-literal.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker.');
yieldToLoop();

port.once('message', (text: string) => {
  port.postMessage({ parsed: parseLiteral(text) });
});
port.postMessage({ ready: true });
