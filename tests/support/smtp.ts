// A real mail server on a port of its own, with TLS and sign-in.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type TakenMail = { to: string; messageId: string; source: string; isEncrypted: boolean; user: string };
export type Smtp = {
  /** For SMTP_URL, trusting its certificate or not. */
  url(options?: { trusts?: boolean; password?: string }): string;
  taken: TakenMail[];
  /** What it says instead of taking an e-mail to somebody; null: it takes it. */
  refuse: (to: string) => string | null;
  /** Runs once an e-mail is taken, before the sender can know. */
  onTaken: () => void;
  close(): Promise<void>;
};

const password = 'a secret of the post';

/** Starts one. Its certificate is of nobody. */
export async function startSmtp(): Promise<Smtp> {
  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === 'formdeck' && auth.password === password
        ? done(null, { user: auth.username })
        : done(Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 })),
    onRcptTo(address, _session, done) {
      const answer = smtp.refuse(address.address);
      if (answer === null) return done();
      const [code = '', ...words] = answer.split(' ');
      done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
    },
    onData(stream, session, done) {
      const take = async () => {
        const source = await text(stream);
        smtp.taken.push({
          to: /^To: (.*)$/m.exec(source)?.[1]?.trim() ?? '',
          messageId: /^Message-ID: (.*)$/m.exec(source)?.[1]?.trim() ?? '',
          source: source.replaceAll('\r\n', '\n'),
          isEncrypted: session.secure,
          user: String(session.user),
        });
        done();
        smtp.onTaken();
      };
      // Of a sender that is killed in the middle nothing is taken.
      take().catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const smtp: Smtp = {
    url({ trusts = true, password: given = password } = {}) {
      const trust = trusts ? '&tls.rejectUnauthorized=false' : '';
      return `smtp://formdeck:${encodeURIComponent(given)}@localhost:${port}?requireTLS=true${trust}`;
    },
    taken: [],
    refuse: () => null,
    onTaken: () => undefined,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return smtp;
}
