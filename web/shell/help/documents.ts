// The documents for users, as the help shows them: their texts are those of docs/.
import admins from '#docs/admins.md?raw';
import managers from '#docs/managers.md?raw';
import staff from '#docs/staff.md?raw';
import mail from '#docs/mail.md?raw';
import server from '#docs/server.md?raw';
import terminal from '#docs/terminal.md?raw';
import xlsform from '#docs/xlsform.md?raw';
import words from '#docs/words.md?raw';
import { type HelpDocument, sectionsOf } from '#core/features/help-sections.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** In the order in which they are listed. */
export const helpDocuments: readonly HelpDocument[] = [
  { name: 'staff', title: t(m.fillingInForms), text: staff },
  { name: 'managers', title: t(m.designingAndAnalysing), text: managers },
  { name: 'xlsform', title: t(m.xlsform), text: xlsform },
  { name: 'admins', title: t(m.runningCompany), text: admins },
  { name: 'words', title: t(m.glossary), text: words },
  { name: 'terminal', title: t(m.terminalAndCommands), text: terminal },
  { name: 'server', title: t(m.runningServer), text: server },
  { name: 'mail', title: 'E-mail', text: mail },
];

/** Every section of every document. */
export const helpSections = helpDocuments.flatMap(sectionsOf);

/** The addresses of pictures, by their paths as the documents write them. */
export const helpPictures: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../docs/pictures/*.webp', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, url]) => [path.replace('../../../docs/', ''), url]),
);
