import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server on this machine that a test talks to over real SMTP. */
export interface TestSmtp {
  readonly url: string;
  /** What arrived: the whole content of each mail, with its envelope. */
  readonly received: readonly { readonly from: string; readonly to: string; readonly content: string }[];
  /** What the next recipients are answered; `250 ok` when there are none left. */
  readonly answers: string[];
  /** Cuts the line after the content of the next mail, before it is acknowledged. */
  hangUpNext(): void;
  close(): Promise<void>;
}

export async function startTestSmtp(): Promise<TestSmtp> {
  const received: { from: string; to: string; content: string }[] = [];
  const answers: string[] = [];
  const lines = new Set<Socket>();
  let hangUp = false;
  const server = createServer((socket) => {
    lines.add(socket);
    socket.on('close', () => lines.delete(socket)).on('error', () => {});
    let [buffer, inContent, from, to] = ['', false, '', ''];
    const say = (text: string): boolean => socket.write(`${text}\r\n`);
    say('220 test');
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 test');
      else if (verb === 'MAIL') from = line;
      else if (verb === 'RCPT') to = line;
      else if (verb === 'DATA') inContent = true;
      if (verb === 'MAIL') say('250 ok');
      if (verb === 'RCPT') say(answers.shift() ?? '250 ok');
      if (verb === 'DATA') say('354 go on');
      if (verb === 'RSET') say('250 ok');
      if (verb === 'QUIT') socket.end('221 bye\r\n');
    };
    socket.setEncoding('utf8').on('data', (part: string) => {
      buffer += part;
      for (;;) {
        const end = inContent ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inContent ? 5 : 2));
        if (!inContent) command(text);
        else {
          inContent = false;
          received.push({ from, to, content: text });
          if (hangUp) {
            hangUp = false;
            socket.destroy();
            return;
          }
          say('250 taken');
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answers,
    hangUpNext() {
      hangUp = true;
    },
    async close() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
