// The main job as people do it, told once: sign in, import a file, repair what failed, look at the answers, filter them,
// look into a row, export. Each face is driven through it by what its users see and press, on the real server.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect } from 'vitest';

/** What somebody can do at a face. Each resolves when they see that it is done. */
export type Face = {
  signIn(userName: string, password: string): Promise<void>;
  /** Imports a file into a form; gives how many rows failed. */
  importFile(form: string, file: string): Promise<number>;
  /** Replaces a value in all failed rows. */
  replaceInAll(question: string, wrong: string, right: string): Promise<void>;
  /** Sends what was repaired; gives how many rows came in altogether. */
  finishImport(): Promise<number>;
  /** From the end of the import to the dashboard of its sheet. */
  openDashboard(): Promise<void>;
  /** The number beside a choice of a question's widget. */
  count(question: string, choice: string): Promise<number>;
  /** How many rows answer a question, as its widget says. */
  answers(question: string): Promise<number>;
  /** Filters by a choice of a question; gives how many rows are left. */
  filter(question: string, choice: string): Promise<number>;
  /** Opens the first row of the table; gives the answers by question. */
  firstRow(): Promise<(question: string) => Promise<string>>;
  /** Exports the rows in sight; gives what the file holds, by title. */
  exportRows(): Promise<Record<string, unknown>[]>;
  signOut(): Promise<void>;
};

const damage = 'Effect Amount of damage';

/** The story. `file` is the wildlife strikes, whose facts are those of its data sheet. */
export async function mainJob(face: Face, form: string, file: string): Promise<void> {
  await face.signIn('admin', 'a good password');
  expect(await face.importFile(form, file)).toBe(15);
  await face.replaceInAll(damage, 'C', 'Minor');
  await face.replaceInAll(damage, 'B', 'Medium');
  expect(await face.finishImport()).toBe(10_000);

  await face.openDashboard();
  expect({
    None: await face.count(damage, 'None'),
    Minor: await face.count(damage, 'Minor'),
    Medium: await face.count(damage, 'Medium'),
    Substantial: await face.count(damage, 'Substantial'),
    Approach: await face.count('Phase of flight', 'Approach'),
    withoutSpeed: 10_000 - (await face.answers('Speed IAS in knots')),
  }).toEqual({
    None: 8_939,
    Minor: 563,
    Medium: 187,
    Substantial: 311,
    Approach: 4_619,
    withoutSpeed: 2_836,
  });

  expect(await face.filter('Phase of flight', 'Approach')).toBe(4_619);
  expect(await face.count(damage, 'Substantial')).toBe(countIn(file, 'Approach', 'Substantial'));

  const answerTo = await face.firstRow();
  expect(await answerTo('Phase of flight')).toBe('Approach');
  expect(await answerTo('Airport Name')).not.toBe('');

  const exported = await face.exportRows();
  expect(exported).toHaveLength(4_619);
  expect(new Set(exported.map((row) => row['Phase of flight']))).toEqual(new Set(['Approach']));
  await face.signOut();
}

/** Strikes of a phase and a damage, counted by hand. */
function countIn(file: string, phase: string, wanted: string): number {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), { header: true });
  return data.filter((row) => row['Phase of flight'] === phase && row[damage] === wanted).length;
}
