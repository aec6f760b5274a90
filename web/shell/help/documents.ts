// The documents for users, as the help shows them: their texts are those of docs/.
import admins from '#docs/admins.md?raw';
import managers from '#docs/managers.md?raw';
import staff from '#docs/staff.md?raw';
import mail from '#docs/mail.md?raw';
import server from '#docs/server.md?raw';
import terminal from '#docs/terminal.md?raw';
import { type HelpDocument, sectionsOf } from './sections.ts';

/** In the order in which they are listed. */
export const helpDocuments: readonly HelpDocument[] = [
  { name: 'staff', title: 'Filling in forms', text: staff },
  { name: 'managers', title: 'Designing and analysing', text: managers },
  { name: 'admins', title: 'Running a company', text: admins },
  { name: 'terminal', title: 'Terminal and commands', text: terminal },
  { name: 'server', title: 'Running a server', text: server },
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
