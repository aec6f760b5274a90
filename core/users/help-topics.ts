// Which part of the help is for whom: by the address of the page in sight, the first pattern that fits, else by the role.
import type { Role } from '#core/actor.ts';

/** A document and the id of a heading in it; an empty id is the document's beginning. */
export type HelpTopic = { document: string; anchor: string };

const topics: readonly (HelpTopic & { address: RegExp })[] = [
  { address: /^\/fill\b/, document: 'staff', anchor: 'fill-in-a-form' },
  { address: /^\/account\b/, document: 'staff', anchor: 'your-account' },
  { address: /^\/forms\/(?:[^/]+\/)?import\b/, document: 'managers', anchor: 'import-data' },
  { address: /^\/forms\/./, document: 'managers', anchor: 'design-a-form' },
  { address: /^\/forms\b/, document: 'managers', anchor: 'forms' },
  { address: /^\/sheet\/[^/]+\/[^/]+\/data\/./, document: 'managers', anchor: 'review-rows' },
  { address: /^\/sheet\/[^/]+\/[^/]+\/data\b/, document: 'managers', anchor: 'the-table' },
  { address: /^\/sheet\b/, document: 'managers', anchor: 'dashboards' },
  { address: /^\/exports\b/, document: 'managers', anchor: 'export-data' },
  { address: /^\/reports\/designs\b/, document: 'managers', anchor: 'report-designs' },
  { address: /^\/reports\/schedules\b/, document: 'managers', anchor: 'scheduled-reports' },
  { address: /^\/reports\b/, document: 'managers', anchor: 'reports' },
  { address: /^\/reminders\b/, document: 'managers', anchor: 'reminders' },
  { address: /^\/catalog\b/, document: 'managers', anchor: 'catalog' },
  { address: /^\/codes\b/, document: 'managers', anchor: 'qr-codes' },
  { address: /^\/transforms\b/, document: 'managers', anchor: 'transforms' },
  { address: /^\/users\b/, document: 'admins', anchor: 'people-and-groups' },
  { address: /^\/admin\/appearance\b/, document: 'admins', anchor: 'appearance' },
  { address: /^\/admin\/auditlog\b/, document: 'admins', anchor: 'audit-log' },
  { address: /^\/admin\/mail\b/, document: 'admins', anchor: 'e-mail' },
];

/** The part about a page; for pages without one, the beginning of the document for somebody's role. */
export function helpTopicOf(pathname: string, role: Role): HelpTopic {
  const topic = topics.find(({ address }) => address.test(pathname));
  return topic ?? { document: documentOf(role), anchor: '' };
}

/** Every topic. */
export const helpTopics: readonly HelpTopic[] = topics;

/** The document that somebody of a role reads first. */
export function documentOf(role: Role): string {
  if (role === 'USER') return 'staff';
  return role === 'ADMIN' ? 'admins' : 'managers';
}
