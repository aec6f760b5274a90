// Which part of the guides is for whom: that of the page in sight, from what each feature says of its pages, else by the role.
import type { Role } from '#core/actor.ts';
import { allPages } from './pages.ts';

/** A document and the id of a heading in it; an empty id is the document's beginning. */
export type HelpTopic = { document: string; anchor: string };

/** The pages that the guides have a part about; the longest address first, and a name before a parameter. */
const pages = Object.entries(allPages)
  .flatMap(([address, { help }]) => {
    const [document = '', anchor = ''] = help?.split('#') ?? [];
    return help === null ? [] : [{ parts: address.slice(1).split('/'), document, anchor }];
  })
  .toSorted((one, other) => other.parts.length - one.parts.length || parameters(one) - parameters(other));

function parameters({ parts }: { parts: readonly string[] }): number {
  return parts.filter((part) => part === '*').length;
}

/** The part about a page or what it is below; for pages without one, the beginning of the document for somebody's role. */
export function helpTopicOf(pathname: string, role: Role): HelpTopic {
  const path = pathname
    .slice(1)
    .split('/')
    .filter((part) => part !== '');
  const topic = pages.find(({ parts }) =>
    parts.every((part, index) => (part === '*' ? path[index] !== undefined : part === path[index])),
  );
  return topic ?? { document: documentOf(role), anchor: '' };
}

/** Every part that a page names, once. */
export const helpTopics: readonly HelpTopic[] = [
  ...new Map(pages.map(({ document, anchor }) => [`${document}#${anchor}`, { document, anchor }])).values(),
];

/** The document that somebody of a role reads first. */
export function documentOf(role: Role): string {
  if (role === 'USER') return 'staff';
  return role === 'ADMIN' ? 'admins' : 'managers';
}
