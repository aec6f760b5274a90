// The link by which people fill in a form, and what is said beside it once the form is published.
import type { ListedForm } from './list-calls.ts';
import { formFileName } from './file/file-name.ts';
import { listed } from './impact/impact-line.ts';

/** The address of filling in a form. */
export function fillAddress(origin: string, formId: string): string {
  return `${origin}/fill/${formId}`;
}

export const fillLinkTexts = {
  label: 'Link and QR code',
  title: (name: string) => `"${name}" is ready to be filled in`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Select it and copy it manually.',
  code: 'QR code',
  saveCode: 'Save QR code',
  scan: 'Scan it with a phone to fill in the form.',
  open: 'Open',
  fillIn: 'Fill in',
} as const;

/** Whom the link is for: it opens the form for nobody else. */
export function whoFillsIn({ groups }: Pick<ListedForm, 'groups'>): string {
  if (groups.length === 0) return 'Everyone in the company can fill it in.';
  return `People in ${listed(groups.map(({ name }) => name))} can fill it in.`;
}

/** The name of the file with the code. */
export function codeFileName(form: Pick<ListedForm, 'id' | 'name'>): string {
  return formFileName(form, 'png');
}
