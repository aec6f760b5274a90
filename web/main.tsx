// The entry point of the browser app: creates the page's services and renders it.
import './ui/first-screen-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createCore } from '#core/core.ts';
import { setSystemLocale } from '#core/format/current.ts';
import { App } from './app.tsx';
import { watchInstall } from './platform/install-app.ts';
import { keepLanguage } from './platform/language.ts';
import { mayHaveCookie } from './platform/page-facts.ts';
import { createPorts } from './platform/ports.ts';
import { regionsIn } from './platform/regions.ts';
import { createSessionStore } from './platform/sessions.ts';
import { createKeyStore } from './platform/storage.ts';

setSystemLocale(navigator.language);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
const install = watchInstall(window);
const store = createKeyStore(() => localStorage);
const cookieServer = mayHaveCookie(document) ? location.origin : null;
const ports = createPorts(createSessionStore(store), cookieServer);
const core = createCore(ports, regionsIn(document, location.origin));
keepLanguage(core.session.user, document);
createRoot(root).render(
  <StrictMode>
    <App core={core} store={store} install={install} />
  </StrictMode>,
);
