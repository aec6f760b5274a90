// The page behind the link by which recipients unsubscribe. It asks first: programs that look at e-mails follow their links.
import { escaped } from '#server/http/html.ts';
import { Reply } from '#server/http/mount.ts';

export type UnsubscribePageParams = {
  /** What is sent: `report "Gates"`. */
  what: string;
  /** Who has it sent, and what they did: scheduled it, or set it. */
  owner: string;
  did: 'scheduled' | 'set';
  /** When it is sent. */
  when: string;
  isUnsubscribed: boolean;
};

/** The page, which nothing keeps and which gives its address to nobody. */
export function unsubscribeReply(params: UnsubscribePageParams): Reply {
  return new Reply(unsubscribePage(params), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

function unsubscribePage({ what, owner, did, when, isUnsubscribed }: UnsubscribePageParams): string {
  const title = isUnsubscribed ? 'You are unsubscribed' : 'Unsubscribe?';
  const text = isUnsubscribed
    ? `The ${what} will no longer be sent to you. ${owner}, who ${did} it, can see this.`
    : `The ${what} is sent to you because ${owner} ${did} it: ${when}.`;
  const [action, label] = isUnsubscribed ? ['?again=1', 'Subscribe again'] : ['?', 'Unsubscribe'];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} - Formdeck</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escaped(text)}</p>
<form method="post" action="${action}"><button>${label}</button></form>
<p><a href="/">Open Formdeck</a></p></main></body></html>`;
}

const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 32rem; padding: 20vh 1.25rem 2rem; background: light-dark(#f5f7fb, #10141b); color: light-dark(#1b2130, #e6e9f0); }
h1 { font-size: 1.4rem; line-height: 1.3; margin: 0 0 .75rem }
p { overflow-wrap: anywhere }
a { color: light-dark(#0049ee, #8fb1ff) }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer; background: light-dark(#0049ee, #8fb1ff); color: light-dark(#fff, #10141b) }
`;
