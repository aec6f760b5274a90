// XLSForms written down in tests, and forms in short.
import { expect } from 'vitest';
import type { FormInput } from '#core/forms/schema.ts';
import { formIssues } from '#core/forms/validate.ts';
import { readXlsForm } from '#core/forms/xlsform/read.ts';
import type { Cell, SheetCells } from '#core/forms/xlsform/sheets.ts';

/** Makes UUIDs, the same ones each time. */
export function uuids() {
  let made = 0;
  return () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
}

/** A sheet of rows that are written one a line, with | between the cells. */
export function sheet(name: string, lines: string): SheetCells {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell): Cell => cell.trim() || null));
  return { name, rows };
}

/** The form of the sheets, which can be saved, and its report line by line. */
export function read(...sheets: SheetCells[]) {
  const { form, report } = readXlsForm(sheets, uuids(), 'File');
  expect(formIssues(form, { testers: 3 })).toEqual([]);
  return {
    form,
    report,
    lines: report.map(({ sheet: name, row, level, message }) => `${level} ${name} ${row ?? '-'}: ${message}`),
  };
}

/** The form in short: parts, titles, types, conditions with titles in place of ids. */
export function outline(form: FormInput): string[] {
  const questions = [...form.contextQuestions, ...form.questions];
  const titled = (title: string | null) =>
    title === null ? '' : ` if ${questions.reduce((all, { id, text }) => all.replaceAll(id, text), title)}`;
  const items = [
    ...questions.map(
      ({ order, context, text, type, required, condition, defaultAnswers, questionOptions, filledBy }) => ({
        order,
        line: `${context ? 'sheet' : 'row'} ${type} ${text}${required ? ' *' : ''}${questionOptions.length > 0 ? ` [${questionOptions.map(({ value, name }) => (name ? `${value}=${name}` : value)).join(', ')}]` : ''}${defaultAnswers.length > 0 ? ` = ${defaultAnswers.join(', ')}` : ''}${filledBy === undefined ? '' : ` filled by ${titled(JSON.stringify(filledBy)).slice(4)}`}${titled(condition)}`,
      }),
    ),
    ...form.elements.map(({ order, context, type, data, condition }) => ({
      order,
      line: `${context ? 'sheet' : 'row'} ${type}${data.group === true ? ' of a group' : ''} ${data.label}${data.formula == null ? '' : `: ${titled(JSON.stringify(data.formula)).slice(4)}`}${titled(condition)}`,
    })),
  ];
  return items.toSorted((a, b) => a.order - b.order).map(({ line }) => line);
}
