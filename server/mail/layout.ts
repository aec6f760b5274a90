// The layout of all e-mails: a plain text part, and the same as HTML under the company's logo or name, in light and dark. The
// logo is embedded, since mail clients block remote images.
import type { Buffer } from 'node:buffer';
import { escaped } from '#server/http/html.ts';
import type { Attachment } from './mailer.ts';
import { common } from '#core/messages/common-texts.ts';
import { currentLanguage, t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Letterhead = {
  /** The company's name. */
  name: string;
  /** The colours of the company's menu. */
  background: string;
  color: string;
  logo: { content: Buffer; mimeType: string; width: number; height: number } | null;
};

export type MailContent = {
  subject: string;
  /** Paragraphs, separated by blank lines. */
  text: string;
  /** The same as HTML without a frame; by default made of the text. */
  html: string | null;
  /** The label of the button for a paragraph that is nothing but a link. */
  button: string | null;
  /** Passwords in it, which stand out. */
  passwords: readonly string[];
  /** Where its recipient unsubscribes; null: nowhere. */
  unsubscribe: string | null;
};

type Drawn = { text: string; html: string; attachments: Attachment[] };

/** Maximum size of the logo in pixels. */
const room = { width: 240, height: 56 };
const imageId = 'logo@formdeck.invalid';
const lineLength = 76;
/** Sans-serif fonts of the common systems. */
const font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** An e-mail as it is sent. `address`: where people open Formdeck, if that is configured. */
export function drawMail(content: MailContent, letterhead: Letterhead, address: string | undefined): Drawn {
  const { name } = letterhead;
  const from = t(m.sentByFormdeckFor, { name });
  const { unsubscribe } = content;
  const again = unsubscribe === null ? '' : `\n\n${t(m.toUnsubscribe, { url: unsubscribe })}`;
  const text = `${wrapped(content.text)}${again}\n\n-- \n${from}${address === undefined ? '' : `\n${address}`}\n`;
  const quiet = (url: string, label: string) =>
    ` · <a href="${escaped(url)}" class="quiet" style="color:#5c6773">${escaped(label)}</a>`;
  const footer = `${escaped(from)}${address === undefined ? '' : quiet(address, address.replace(/^https?:\/\//, ''))}${unsubscribe === null ? '' : quiet(unsubscribe, t(m.unsubscribeButton))}`;
  const body = content.html ?? paragraphs(content, letterhead);
  return {
    text,
    html: page({
      subject: content.subject,
      preview: previewOf(content),
      head: headOf(letterhead),
      body,
      footer,
      letterhead,
    }),
    attachments: letterhead.logo === null ? [] : [embedded(letterhead.logo)],
  };
}

type Page = {
  subject: string;
  preview: string;
  head: string;
  body: string;
  footer: string;
  letterhead: Letterhead;
};

// Tables and attributes work in all mail clients; the style sheet is for those that know dark mode.
function page({ subject, preview, head, body, footer, letterhead: { background } }: Page): string {
  const { tag, direction } = currentLanguage();
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${tag}"${dir}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#14171a!important}.sheet{background:#1e2226!important;border-color:#343a40!important}
.words,.words p,.words td,.words th{color:#e9ecef!important}.words a.link{color:#8ab8ff!important}
.code{background:#2b3035!important;color:#fff!important}.quiet,.words p.quiet{color:#a6afb8!important}
.words th.line,.words td.line{border-color:#343a40!important}}
@media (max-width:640px){.outer{padding:0!important}.sheet{border-radius:0!important;border-width:0!important}}
</style></head>
<body class="ground" style="margin:0;padding:0;background:#f1f3f5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f1f3f5" style="background:#f1f3f5"><tr><td class="outer" align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dee2e6;border-radius:8px;border-collapse:separate;overflow:hidden"><tr>
<td bgcolor="${background}" style="padding:16px 24px;background:${background}">${head}</td>
</tr><tr>
<td class="words" style="padding:24px;font:16px/1.5 ${font};color:#212529">${body}</td>
</tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr>
<td class="quiet" style="padding:12px 24px;font:13px/1.5 ${font};color:#5c6773">${footer}</td>
</tr></table>
</td></tr></table></body></html>`;
}

function headOf({ name, color, logo }: Letterhead): string {
  if (logo === null) return `<span style="font:600 18px/1.4 ${font};color:${color}">${escaped(name)}</span>`;
  const scale = Math.min(1, room.width / logo.width, room.height / logo.height);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  return `<img src="cid:${imageId}" alt="${escaped(name)}" width="${width}" height="${height}" style="display:block;border:0">`;
}

function embedded(logo: NonNullable<Letterhead['logo']>): Attachment {
  return {
    filename: logo.mimeType === 'image/jpeg' ? 'logo.jpg' : 'logo.png',
    contentType: logo.mimeType,
    content: logo.content,
    cid: imageId,
    contentDisposition: 'inline',
  };
}

const aLink = /^https?:\/\/\S+$/;

/** The first words that a list of e-mails shows: without a greeting, links and passwords. */
function previewOf({ text, passwords }: MailContent): string {
  const [, first = ''] = text.split(/\n{2,}/);
  return passwords.some((password) => first.includes(password)) || aLink.test(first)
    ? ''
    : first.slice(0, 140);
}

function paragraphs({ text, button, passwords }: MailContent, letterhead: Letterhead): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) =>
      aLink.test(paragraph) ? linkOf(paragraph, button, letterhead) : wordsOf(paragraph, passwords),
    )
    .join('\n');
}

/** A link as a button, and in full below it: for anyone who reads it on another device. */
function linkOf(url: string, label: string | null, { background, color }: Letterhead): string {
  const href = escaped(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px"><tr><td bgcolor="${background}" style="border-radius:6px;background:${background}"><a href="${href}" style="display:inline-block;padding:12px 24px;font:600 16px/1.25 ${font};color:${color};text-decoration:none">${escaped(label ?? t(common.open))}</a></td></tr></table>
<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#5c6773;word-break:break-all"><a class="link" href="${href}" style="color:#1c5fc4">${href}</a></p>`;
}

function wordsOf(paragraph: string, passwords: readonly string[]): string {
  let html = linked(escaped(paragraph)).replaceAll('\n', '<br>\n');
  for (const password of passwords)
    html = html.replaceAll(
      escaped(password),
      `<code class="code" style="padding:2px 8px;border-radius:4px;background:#f1f3f5;font:600 17px/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:nowrap">${escaped(password)}</code>`,
    );
  return `<p style="margin:0 0 16px">${html}</p>`;
}

/** Not every mail client makes addresses clickable. */
function linked(html: string): string {
  return html.replaceAll(
    /https?:\/\/[^\s<"]+[^\s<".,)]/g,
    '<a class="link" href="$&" style="color:#1c5fc4">$&</a>',
  );
}

/** Lines of a length that every mail client shows; links stay whole. */
function wrapped(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last !== '' && last.length + word.length >= lineLength) lines.push(word);
        else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');
}
