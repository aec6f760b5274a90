// A worker that speaks the page's language: constants of its modules are texts, so the page's messages come before them.

/** In place of `Worker`, under its name: by that the build finds the worker's own files. */
export class PageWorker extends Worker {
  constructor(url: URL, options: WorkerOptions) {
    super(inPagesLanguage(url), options);
  }
}

/** A script that loads the page's messages first, then the worker; English needs none. */
function inPagesLanguage(url: URL): URL | string {
  const messages = document.querySelector<HTMLScriptElement>('script[src*="/assets/language-"]')?.src;
  if (messages === undefined) return url;
  const source = [messages, url.href].map((part) => `import ${JSON.stringify(part)};`).join('');
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}
