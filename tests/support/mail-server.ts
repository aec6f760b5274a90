// A mail server on a port of its own: it keeps what it takes, or refuses who a message is for.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** What came in, each with its headers. */
  messages: string[];
  /** What it says instead of taking a message; null: it takes it. */
  refusal: string | null;
  close(): Promise<void>;
};

/** Starts one that takes everything. */
export async function startMailServer(): Promise<MailServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    void talk(socket, mail);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    refusal: null,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return mail;
}

async function talk(socket: Socket, mail: MailServer): Promise<void> {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 ready');
  let message: string[] | null = null;
  for await (const line of createInterface(socket)) {
    if (message !== null) {
      if (line !== '.') message.push(line);
      else {
        mail.messages.push(message.join('\n'));
        message = null;
        say('250 taken');
      }
    } else if (line.startsWith('RCPT') && mail.refusal !== null) say(mail.refusal);
    else if (line === 'DATA') {
      message = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 yes');
  }
}
