// E-mails with the company's logo: also as HTML, with the image embedded in the message, since mail clients block remote
// images. A company without a logo sends plain text.
import type { Buffer } from 'node:buffer';
import type { Logger } from 'pino';
import { escaped } from '#server/http/html.ts';
import type { Mailer, Message, Post } from './mailer.ts';

export type Letterhead = {
  /** The company's name. */
  name: string;
  /** The logo's background. */
  background: string;
  logo: { content: Buffer; mimeType: string; width: number; height: number };
};

/** Maximum size of the logo in pixels. */
const room = { width: 240, height: 56 };
const imageId = 'logo@formdeck.invalid';

/** A mailer that adds a company's letterhead to its e-mails. A failure to load it does not delay them. */
export function withLetterhead(
  post: Post,
  findLetterhead: (companyId: string) => Promise<Letterhead | null>,
  log: Logger,
): Mailer {
  return {
    async send(message, companyId) {
      const letterhead = await findLetterhead(companyId).catch((error: unknown) => {
        log.error({ err: error }, 'an e-mail goes out without its letterhead');
        return null;
      });
      return post.send(letterhead === null ? message : under(letterhead, message));
    },
  };
}

function under({ name, background, logo }: Letterhead, message: Message): Message {
  const scale = Math.min(1, room.width / logo.width, room.height / logo.height);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  // Tables and attributes work in all mail clients.
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(message.subject)}</title></head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="${background}" style="padding:16px 24px;background:${background}"><img src="cid:${imageId}" alt="${escaped(name)}" width="${width}" height="${height}" style="display:block;border:0"></td>
</tr><tr>
<td style="padding:24px;font:16px/1.5 Arial,sans-serif">${paragraphs(message.text)}</td>
</tr></table></body></html>`;
  const picture = {
    filename: logo.mimeType === 'image/jpeg' ? 'logo.jpg' : 'logo.png',
    contentType: logo.mimeType,
    content: logo.content,
    cid: imageId,
    contentDisposition: 'inline' as const,
  };
  return { ...message, html, attachments: [...(message.attachments ?? []), picture] };
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px">${linked(escaped(paragraph)).replaceAll('\n', '<br>\n')}</p>`,
    )
    .join('\n');
}

/** Not every mail client makes addresses clickable. */
function linked(html: string): string {
  return html.replaceAll(/https?:\/\/[^\s<"]+[^\s<".,)]/g, '<a href="$&">$&</a>');
}
