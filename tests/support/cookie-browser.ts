// A browser without a screen: it follows redirects over several servers, and has the cookies of each.
export type Visit = { url: URL; status: number; text: string };

export type CookieBrowser = {
  /** Opens an address and follows it, until one that begins with `until`, which is not opened. */
  open(address: string, until?: string): Promise<Visit>;
  cookie(origin: string, name: string): string | undefined;
};

const mostRedirects = 20;

export function cookieBrowser(): CookieBrowser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  return {
    cookie: (origin, name) => jarOf(origin).get(name),
    async open(address, until) {
      let url = new URL(address);
      for (let count = 0; count < mostRedirects; count += 1) {
        const jar = jarOf(url.origin);
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { accept: 'text/html', ...(cookie !== '' && { cookie }) },
        });
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';', 1);
          const at = pair.indexOf('=');
          jar.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = response.headers.get('location');
        if (location === null) return { url, status: response.status, text: await response.text() };
        await response.body?.cancel();
        url = new URL(location, url);
        if (until !== undefined && url.href.startsWith(until))
          return { url, status: response.status, text: '' };
      }
      throw new Error(`${address} redirects without end`);
    },
  };
}
