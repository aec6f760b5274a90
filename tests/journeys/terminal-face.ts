// The main job's hands at the terminal app: presses keys and reads the screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { keys, type Terminal } from '#tests/support/terminal.ts';
import type { Face } from './main-job.ts';

/** Keys with Ctrl, as terminals send them. */
const ctrl = { s: '\u0013', x: '\u0018' };

/** A face at a terminal in which the app has just been started. Exports go into `folder`. */
export function terminalFace(terminal: Terminal, folder: string): Face {
  const { press, shows, hides, screen } = terminal;
  const enter = async (text: string) => {
    await press(text);
    await press(keys.enter);
  };
  const numberIn = (pattern: RegExp) => numberOf(pattern.exec(screen())?.[1]);

  /** Moves over the widgets, from the first on, to this one; gives its lines. */
  async function widget(question: string): Promise<string> {
    await press('g');
    await shows('╭› Sheet Context');
    for (let moves = 0; moves < 40; moves += 1) {
      await shows('╭›');
      const lines = screen().split('\n');
      const start = lines.findIndex((line) => line.includes('╭›'));
      const end = lines.findIndex((line, index) => index > start && line.includes('╰'));
      const head = lines[start] ?? '';
      if (head.includes(`› ${question} ─`)) return lines.slice(start, end).join('\n');
      await press(keys.down);
      await hides(head.trim());
    }
    throw new Error(`No widget ${question}:\n${screen()}`);
  }

  return {
    async signIn(userName, password) {
      await shows('Sign in');
      await enter(userName);
      await enter(password);
      await shows('Recent activity');
    },
    async importFile(form, file) {
      await press('F');
      await shows(form);
      await press('/');
      await enter(form);
      await shows(/ 1 of \d+/);
      await press('I');
      await shows('Import a file');
      await press(keys.enter);
      await shows('Which CSV file?');
      await enter(file);
      await shows(/\d+ need fixing/);
      await press(ctrl.s);
      await shows('rows to fix');
      return numberIn(/([\d,]+) rows to fix/);
    },
    async replaceInAll(question, wrong, right) {
      await press('e');
      await shows('Replace which value in all rows?');
      await chooseLine(terminal, `"${wrong}" in ${question}`);
      await shows(`replace with what for "${wrong}"`);
      await chooseLine(terminal, right);
      await hides('replace with what for');
    },
    async finishImport() {
      await shows('Nothing left to fix');
      await press(ctrl.s);
      await shows('Done:');
      return numberIn(/Done: ([\d,]+) rows/);
    },
    async openDashboard() {
      await press(keys.enter);
      await shows('Sheet Context');
    },
    async count(question, choice) {
      const card = await widget(question);
      return numberOf(new RegExp(`│ ${choice} .*? ([\\d,]+) +\\d+%`).exec(card)?.[1]);
    },
    async answers(question) {
      return numberOf(/([\d,]+) answers/.exec(await widget(question))?.[1]);
    },
    async filter(question, choice) {
      await press('=');
      await enter(`${question} = ${choice}`);
      await shows('with 1 filter applied');
      return numberIn(/ ([\d,]+) entries/);
    },
    async firstRow() {
      await press('d');
      await shows('entry 1 of 4,619');
      await press(keys.enter);
      await shows('Answers');
      return async (question) => {
        const line = screen()
          .split('\n')
          .map((each) => each.replace(/^[ ›]+/, ''))
          .find((each) => each.startsWith(`${question}  `));
        return line?.slice(question.length).trim() ?? '';
      };
    },
    async exportRows() {
      await press(keys.escape);
      await hides('History');
      await press('x');
      await shows(/› Export 1 sheet/);
      await press(keys.enter);
      await shows('Only entries where');
      await press(keys.right);
      await shows('CSV');
      // Past what could be ticked, to the file.
      for (let field = 0; field < 9 && !screen().includes('› File'); field += 1) {
        const chosen = /^ +› .*$/m.exec(screen())?.[0];
        await press(keys.enter);
        if (chosen !== undefined) await hides(chosen);
      }
      await press(keys.enter);
      await shows('✓');
      const file = readdirSync(folder).find((name) => name.endsWith('.csv'));
      if (file === undefined) throw new Error(`No file was written:\n${screen()}`);
      return Papa.parse<Record<string, string>>(readFileSync(join(folder, file), 'utf8'), {
        header: true,
        skipEmptyLines: true,
      }).data;
    },
    async signOut() {
      // Nothing waits between them: a key that comes quickly after Esc is that key.
      await press(`${keys.escape}:`);
      await enter('account');
      await shows('› Account');
      await press(ctrl.x);
      await shows('Sign out?');
      await press('y');
      await shows('Sign in to Formdeck');
    },
  };
}

/** Presses the arrow down until the line with a text is the chosen one, then enter. */
async function chooseLine({ press, screen, shows, hides }: Terminal, text: string): Promise<void> {
  await shows(text);
  for (let moves = 0; moves < 20; moves += 1) {
    await shows(/› [○●◉]/);
    const chosen = screen()
      .split('\n')
      .find((line) => /› [○●◉]/.test(line));
    if (chosen?.includes(text)) return press(keys.enter);
    await press(keys.down);
    if (chosen !== undefined) await hides(chosen.trim());
  }
  throw new Error(`Cannot choose ${text}:\n${screen()}`);
}

function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text.replaceAll(',', ''));
}
