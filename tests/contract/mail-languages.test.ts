// E-mails are written in the language of whoever reads them: none of any kind has a word of English in a pseudo-language, and a
// reader of French gets French.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatSetting, noPreferences } from '#core/format/preferences.ts';
import { type MailKind, mailKinds } from '#core/mail/schema.ts';
import { pseudoLanguage } from '#core/messages/pseudo.ts';
import { troubleKinds } from '#core/troubles/schema.ts';
import * as users from '#core/users/calls.ts';
import { endedMail, exportMail } from '#server/exports/schedules/schedule-mail.ts';
import { factorMail } from '#server/factors/factor-mail.ts';
import { drawMail } from '#server/mail/layout.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { inLanguage } from '#server/readers/reading.ts';
import { reminderMail } from '#server/reminders/due.ts';
import { ownerMail, reportMail } from '#server/reports/schedules/schedule-mail.ts';
import { temporaryPasswordMail } from '#server/session/routes.ts';
import { createdMail } from '#server/tokens/routes.ts';
import { troubleMail } from '#server/troubles/troubles.ts';
import { changeMails } from '#server/users/change-mail.ts';
import { invitationMail } from '#server/users/invite.ts';
import { englishIn } from '#tests/journeys/pseudo-texts.ts';
import { makeMailWorld, type MailWorld } from '#tests/support/mail-world.ts';
import { patience } from '#tests/support/patience.ts';

// Names with accents are no English.
const person = { userName: 'Zoé', email: 'zoe@example.com' };
const origin = 'https://é.tst';
const [from, until] = [Date.UTC(2026, 9, 1), Date.UTC(2026, 10, 1)];
const form = { id: 'f1', name: 'Süd' };
const owner = {
  actor: {
    companyId: 'c1',
    userId: 'u1',
    userName: 'Zoé',
    role: 'ADMIN',
    timeZone: 'UTC',
    groupIds: [],
    flags: {},
  },
  email: 'zoe@example.com',
} as const;
const due = { from, until, timeZone: 'UTC' };
const figure = { label: 'Größe', value: 1_234 };
const document = {
  title: 'Été',
  company: 'Nörd',
  about: [],
  blocks: [{ kind: 'figures' as const, figures: [figure] }],
};
const attachment = { id: 'a1', fileName: 'x.pdf', mediaType: 'application/pdf', size: 1 };
const reported = {
  runId: 'r1',
  schedule: {
    reportName: 'Été',
    user: { id: 'u1', userName: 'Aña' },
    interval: 'WEEK',
    first: from,
    timeZone: 'UTC',
  },
  recipient: { ...person, formIds: [form.id], forms: 2 },
  document,
  forms: 'Süd',
  days: '2026-10-01 – 2026-10-31',
  file: { kind: 'attached', attachment },
  unsubscribe: `${origin}/1`,
  isBulk: true,
} as const;
const about = { subjectId: 's1', url: `${origin}/2` };
const said = { reportName: 'Été' };
const changes = [
  { passwordChanged: true, newEmail: undefined, by: null },
  { passwordChanged: true, newEmail: 'n@example.com', by: 'Aña' },
  { passwordChanged: false, newEmail: 'n@example.com', by: null },
];

/** What writes e-mails of each kind, of every shape that they have. */
const written: Readonly<Record<MailKind, () => NewMail[]>> = {
  invitation: () => [invitationMail(person, 'Aña', { link: `${origin}/3`, expiresAt: until })],
  temporary_password: () => [temporaryPasswordMail(person, '1234-5678', until)],
  account_changed: () => [
    ...changes.flatMap((change) => changeMails({ user: person, ...change }).map((write) => write())),
    ...(['added', 'removed', 'dropped', 'codes', 'used'] as const).map((what) =>
      factorMail({ user: person, what, by: what === 'dropped' ? 'Aña' : null, count: 9 }),
    ),
  ],
  token_created: () => [createdMail('zoe@example.com', 'Zoé', { name: 'Ñ', scopes: [], expiresAt: until })],
  scheduled_export: () =>
    [
      { kind: 'nothing' as const },
      { kind: 'file' as const, rows: 12, file: attachment },
      { kind: 'link' as const, rows: 12, size: 2_000_000, url: `${origin}/4`, expiresAt: until },
    ].map((news) => exportMail({ due, news, form, owner })),
  schedule_ended: () => [endedMail(owner)],
  reminder: () =>
    [null, form].map((shown) =>
      reminderMail({ user: { id: 'u1', userName: 'Aña' }, message: 'Zäune!', origin }, 'm1', person, {
        form: shown,
        unsubscribe: `${origin}/1`,
      }),
    ),
  scheduled_report: () => [
    reportMail(reported),
    ...(['DAY', 'MONTH', null] as const).map((interval) =>
      reportMail({ ...reported, schedule: { ...reported.schedule, interval }, document: null, file: null }),
    ),
    reportMail({ ...reported, document: null, days: null, file: null }),
    reportMail({
      ...reported,
      file: { kind: 'link', url: `${origin}/5`, size: 2_000_000, expiresAt: until },
    }),
  ],
  report_not_sent: () => [
    ...[true, false].map((isNobody) =>
      ownerMail(person, { kind: 'without-access', ...said, names: ['Aña', 'Bö'], isNobody }, about),
    ),
    ...['Aña', null].map((recipient) =>
      ownerMail(person, { kind: 'not-delivered', ...said, recipient, problem: '550 5.1' }, about),
    ),
    ownerMail(person, { kind: 'deleted', ...said, by: 'Aña' }, { ...about, url: null }),
    ...(['owner-deactivated', 'unpublished', 'owner-may-not'] as const).flatMap((reason) =>
      ['Été', null].map((reportName) =>
        ownerMail(person, { kind: 'paused', reason, owner: 'Aña', reportName }, about),
      ),
    ),
  ],
  trouble: () =>
    troubleKinds.flatMap((kind) =>
      [true, false].map((isOver) =>
        troubleMail(
          {
            companyId: 'c1',
            kind,
            subjectId: 's1',
            name: 'Été',
            isOver,
            problem: () => '550 5.1',
            link: { origin, path: '/6' },
          },
          { ...person, displayName: null, isAdmin: true },
          { settings: { publicOrigin: origin } },
        ),
      ),
    ),
};

const letterhead = { name: 'Nörd', background: '#000000', color: '#ffffff', logo: null };
const nothingKnown = { without: (text: string) => text, add: () => undefined, mayBePart: () => false };

/** What is read of an e-mail as it is sent. */
function textsOf(mail: NewMail): string[] {
  const { subject, text, html = null, button = null, unsubscribe = null } = mail;
  const content = { subject, text, html, button, passwords: [], unsubscribe };
  const drawn = drawMail(content, letterhead, origin);
  const read = drawn.html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>|&\w+;/g, ' | ');
  return [subject, drawn.text, read].map((each) => each.replaceAll(/https?:\S+/g, ''));
}

it.each(mailKinds)('%s: an e-mail in another language has no word of English', (kind) => {
  const mails = inLanguage(pseudoLanguage('en-xa', 'ltr'), () =>
    written[kind]().map((mail) => {
      expect(mail.kind).toBe(kind);
      return textsOf(mail);
    }),
  );
  expect(mails.flat().flatMap((text) => englishIn(text, nothingKnown))).toEqual([]);
});

describe('a reader of French', () => {
  let world: MailWorld;
  beforeAll(async () => {
    world = await makeMailWorld({ previewLanguages: ['fr'] });
  });
  afterAll(() => world.close());

  /** What a source says, without its encoding. */
  const decoded = (source: string) =>
    Buffer.from(
      source
        .replaceAll('=\n', '')
        .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
      'latin1',
    ).toString();

  it('gets e-mails in French, in a French layout, and others get English', async () => {
    const { server, admin, smtp } = world;
    const reader = await server.person(admin.companyId, 'USER');
    const french = formatSetting({ ...noPreferences, locale: 'fr-CA' });
    await server.as(reader, users.saveSetting, { body: french });
    const other = await server.person(admin.companyId, 'USER');
    for (const { id } of [reader, other])
      await server.as(admin, users.changeUser, {
        params: { id },
        body: { email: `${id}@example.org` },
      });
    const mailTo = async (id: string) => {
      await expect
        .poll(() => smtp.taken.some(({ to }) => to === `${id}@example.org`), { timeout: patience })
        .toBe(true);
      return decoded(smtp.taken.find(({ to }) => to === `${id}@example.org`)?.source ?? '');
    };
    const inFrench = await mailTo(reader.id);
    expect(inFrench).toContain(`Bonjour ${reader.userName},`);
    expect(inFrench).toContain('Envoyé par Formdeck pour Northern Airfields.');
    expect(inFrench).toContain('<html lang="fr">');
    const inEnglish = await mailTo(other.id);
    expect(inEnglish).toContain(`Hello ${other.userName},`);
    expect(inEnglish).toContain('Sent by Formdeck for Northern Airfields.');
    expect(inEnglish).toContain('<html lang="en">');
  });
});
