// The link by which people fill in a form, and what is said beside it once the form is published.
import type { ListedForm } from './list-calls.ts';
import { formFileName } from './file/file-name.ts';
import { listed } from './impact/impact-line.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The address of filling in a form. */
export function fillAddress(origin: string, formId: string): string {
  return `${origin}/fill/${formId}`;
}

export const fillLinkTexts = {
  label: t(m.linkAndQrCode),
  share: t(m.share),
  title: (name: string) => t(m.isReadyToBeFilled, { name }),
  link: t(m.link),
  copy: t(m.copyLink),
  copied: t(m.linkCopied),
  notCopied: t(m.linkCouldNotBeCopied),
  code: t(m.qrCode),
  saveCode: t(m.saveQrCode),
  scan: t(m.scanItWithPhoneTo),
  open: t(m.open),
  fillIn: t(m.fillIn),
} as const;

/** Whom the link is for: it opens the form for nobody else. */
export function whoFillsIn({ groups }: Pick<ListedForm, 'groups'>): string {
  if (groups.length === 0) return t(m.everyoneInCompanyCanFill);
  return t(m.peopleInCanFillIt, { listed: listed(groups.map(({ name }) => name)) });
}

/** The name of the file with the code. */
export function codeFileName(form: Pick<ListedForm, 'id' | 'name'>): string {
  return formFileName(form, 'png');
}
