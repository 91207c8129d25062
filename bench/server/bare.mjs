// A control: a server without routes, accounts, rules or revisions that inserts what it is sent. `bare.mjs URL PORT`.
import { createServer } from 'node:http';
import { Pool } from 'pg';

const [url, port] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 20 });
const insert = { name: 'insert', text: 'insert into bench_document (document) values ($1::jsonb)' };
const answer = JSON.stringify({ data: { revision: 0 } });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) };

createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    const inserted = body === '' ? Promise.resolve() : pool.query({ ...insert, values: [body] });
    void inserted.then(() => response.writeHead(200, headers).end(answer));
  });
}).listen(Number(port), '127.0.0.1');
