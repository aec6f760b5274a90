// The language of workers. Constants of modules are texts, so a worker loads its program once it has the language of its page. This file
// imports nothing, since what it imported would be loaded before.

/** The name of a worker in the page's language: where that is loaded from. */
export function pageLanguage(): string {
  return document.querySelector<HTMLScriptElement>('script[src^="/assets/language-"]')?.src ?? '';
}

/** In a worker: loads its program. In English where the language cannot be loaded. */
export async function inPageLanguage(load: () => Promise<void>): Promise<void> {
  if (self.name !== '') await import(/* @vite-ignore */ self.name).catch(() => undefined);
  await load();
}
