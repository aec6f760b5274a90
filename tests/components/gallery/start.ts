// Starts the gallery in the language that the address names, `/gallery?language=en-xa`: before its modules are loaded, since
// constants of theirs are texts.
import { loadLanguage } from '#core/messages/languages.ts';

const tag = new URLSearchParams(location.search).get('language');
if (tag !== null) Object.assign(globalThis, { formdeckLanguage: await loadLanguage(tag) });
await import('./main.tsx');
