// Every screen of the terminal app in a pseudo-language, wide, and at 80 columns: nothing is English but the company's data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#tests/support/product.ts';
import { keys, openTerminal, type Terminal } from '#tests/support/terminal.ts';
import { startDemo } from './demo.ts';
import { isKnown } from './pseudo-known.ts';
import { companyData, englishIn } from './pseudo-texts.ts';

const language = { FORMDECK_PREVIEW_LANGUAGES: 'en-xa', LC_ALL: 'en_XA.UTF-8' };
const form = 'Wildlife strikes';
/** What `:` offers before the forms and the help: a screen each. */
const screens = 26;
/** And for a form: its sheets, dashboard, rows, a row to fill in, import and export. */
const screensOfForm = 6;

/**
 * What is typed after `:` are commands; keys have the names that are on them; the files are those of this folder, and a region
 * and a user are called as a message is.
 */
const isOfScreen =
  /^(activity|account|audit|codes|dashboard|exports?|fill|flags|groups|import|insights|notifications|pins|rows|sheets|PgUp|PgDn|Home|End|space|backspace|delete|down|left|right|up|work|main|bench|bin|cli|core|demo|dist|docs|scripts|server|tests|web|company|Canada|analyst)$/;

/** The address of the company's sign-in page, whose key is random; a narrow terminal goes on with it in the next line. */
const address = /https?:\/\/\S+(?:\n *\S+ *(?=\n))?/g;

/** What is in the dialog that is before a screen, which cuts what is behind it; without one the screen. */
function inFront(screen: string): string[] {
  const lines = screen.split('\n');
  const top = lines.findIndex((line) => line.includes('╭') && line.includes('╮'));
  if (top === -1) return lines;
  const [from, to] = [lines[top]?.indexOf('╭') ?? 0, lines[top]?.indexOf('╮')];
  const bottom = lines.findIndex((line, at) => at > top && line.charAt(from) === '╰');
  return lines.slice(top, bottom === -1 ? undefined : bottom).map((line) => line.slice(from, to));
}

let product: Product;
const data = companyData();
beforeAll(async () => {
  product = await startDemo(language);
  for (const list of [
    ['users'],
    ['groups'],
    ['forms'],
    ['reports'],
    ['reminders'],
    ['import'],
    ['jobs'],
    ['tokens'],
  ])
    data.add(await product.json([...list, 'list']));
  data.add(['Canada', 'United States', 'CAD']);
  data.add(await product.json(['sheets', 'list', '--form', form]));
});
afterAll(() => product.close());

// Some minutes on a busy machine: only where it is asked for.
const tour = process.env['PSEUDO_LANGUAGES'] === undefined ? describe.skip : describe;
tour.each([
  [160, 48],
  [80, 24],
] as const)('at %i columns and %i rows', (columns, rows) => {
  let terminal: Terminal;
  beforeAll(async () => {
    terminal = openTerminal({
      program: process.execPath,
      args: ['bin/formdeck.js'],
      env: product.environment(language),
      cwd: process.cwd(),
      columns,
      rows,
    });
    await terminal.shows('[');
    await calm();
  });
  afterAll(async () => {
    terminal.kill();
    await terminal.ended;
  });

  /** Until it draws the same for a while: what it shows is read from the server. */
  async function calm(): Promise<void> {
    let before = '';
    for (let same = 0; same < 4;) {
      await terminal.settled();
      const now = terminal.screen();
      same = now === before ? same + 1 : 0;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }

  /** Goes to a target of `:`, and says what is English there, and in the list of its keys. */
  async function visit(typed: string, at: number): Promise<string[]> {
    await terminal.press(':');
    await terminal.settled();
    for (const letter of typed) await terminal.press(letter);
    for (let step = 0; step < at; step += 1) await terminal.press(keys.down);
    await calm();
    const target = /^\s*›\s*(.{1,40}?)(?: {2}|$)/m.exec(inFront(terminal.screen()).join('\n'))?.[1] ?? '';
    const found = english(`: ${target}`);
    await terminal.press(keys.enter);
    await calm();
    found.push(...english(target));
    await terminal.press('?');
    await calm();
    found.push(...english(`${target}, its keys`));
    await terminal.press(keys.escape);
    await calm();
    return found;
  }

  function english(where: string): string[] {
    const cells = inFront(terminal.screen().replaceAll(address, ''))
      .flatMap((line) => line.split(/ {2,}|[│─╭╮╰╯▲▼]/))
      // What is cut is no word any more.
      .filter((cell) => !cell.includes('…'));
    return cells.flatMap((cell) =>
      englishIn(cell, data)
        .filter((part) => !isKnown(part) && !isOfScreen.test(part) && !data.mayBePart(part))
        .map((part) => `${where}: "${part}" in "${cell.trim()}"`),
    );
  }

  it('every screen', async () => {
    const found: string[] = [];
    for (let at = 0; at < screens; at += 1) found.push(...(await visit('', at)));
    for (let at = 0; at < screensOfForm; at += 1) found.push(...(await visit(form, at)));
    expect([...new Set(found)]).toEqual([]);
  });
});
