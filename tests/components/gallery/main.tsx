// The gallery of the kit: every component of web/ui in use, without a server. `npm run dev` serves it at /gallery; it is no part
// of the build, whose only page is index.html. A new component is shown in sections.tsx, or tests/structure/gallery.ts says why not.
import '#web/ui/first-screen-styles.ts';
import '#web/ui/signed-in-styles.ts';
import { DirectionProvider, MantineProvider, SegmentedControl } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createCore } from '#core/core.ts';
import { languages } from '#core/messages/languages.ts';
import { currentLanguage } from '#core/messages/text.ts';
import type { Send } from '#core/send.ts';
import { CoreProvider } from '#web/platform/core-context.tsx';
import { createPorts } from '#web/platform/ports.ts';
import { createQueryClient } from '#web/query-client.ts';
import { Routed } from '#web/ui/dialog/routed.tsx';
import { theme, variables } from '#web/ui/theme.ts';
import { people } from './airfield.ts';
import { sections } from './sections.tsx';

/** What the address chooses, so that a link shows the same: `/gallery?scheme=dark&dir=rtl&language=en-xa`. */
const switches = {
  scheme: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
  language: ['en', ...Object.keys(languages)],
} as const;

const search = new URLSearchParams(location.search);
const chosen = {
  scheme: search.get('scheme') === 'dark' ? 'dark' : 'light',
  dir: (search.get('dir') ?? currentLanguage().direction) === 'rtl' ? 'rtl' : 'ltr',
  language: currentLanguage().tag,
} as const;

const nobody = {
  list: () => [],
  current: () => null,
  keep: () => undefined,
  renew: () => undefined,
  forget: () => undefined,
};
const core = createCore(createPorts(nobody, null), []);
core.session.begin({
  region: { id: 'ca', name: 'Canada', server: location.origin },
  token: 'none',
  user: {
    id: 'g',
    userName: 'amara',
    email: 'amara@example.com',
    role: 'ADMIN',
    timeZone: 'Etc/UTC',
    photo: null,
    company: { id: 'c', name: 'Northern Airfields' },
    flags: {},
    settings: [],
    groups: [],
    usageLimits: {},
  },
});
const noServer = (() => Promise.reject(new Error('The gallery has no server.'))) as Send;

function Gallery() {
  return (
    <main id="content" className="grid gap-20 p-16 one-column" style={{ maxWidth: '75rem', margin: 'auto' }}>
      <header className="row wrap gap-12 justify-between">
        <h1 className="m-0">The kit, at {people.length} people</h1>
        <div className="row gap-8">
          {(['scheme', 'dir', 'language'] as const).map((name) => (
            <SegmentedControl
              key={name}
              aria-label={name}
              data={[...switches[name]]}
              value={chosen[name]}
              onChange={(value) => {
                search.set(name, value);
                location.search = search.toString();
              }}
            />
          ))}
        </div>
      </header>
      {sections.map(({ title, Example }) => (
        <section key={title} className="min-w-0" aria-label={title}>
          <h2 className="soft">{title}</h2>
          <Example />
        </section>
      ))}
    </main>
  );
}

document.documentElement.lang = chosen.language;
document.documentElement.dir = chosen.dir;
const routeTree = createRootRoute({ component: Gallery });
const router = createRouter({ routeTree, history: createMemoryHistory() });
createRoot(document.querySelector('#root') ?? document.body).render(
  <DirectionProvider initialDirection={chosen.dir}>
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={chosen.scheme}>
      <CoreProvider core={{ ...core, send: noServer }}>
        <QueryClientProvider client={createQueryClient()}>
          <Routed router={router} />
        </QueryClientProvider>
      </CoreProvider>
    </MantineProvider>
  </DirectionProvider>,
);
