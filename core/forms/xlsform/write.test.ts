import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wildlife from '#tests/data/wildlife-strike-form.json';
import { anyAnswers, anyForm } from '#tests/support/random-forms.ts';
import { completeFormFile } from '#core/forms/file/form-file.ts';
import { draftOfInput } from '#core/forms/draft/draft-wire.ts';
import { withGroupConditions } from '#core/forms/groups/groups.ts';
import { type Form, type FormInput, formInput } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import { isTrue, type QuestionTypes } from '#core/logic/evaluate.ts';
import { readXlsForm } from './read.ts';
import { writeXlsForm } from './write.ts';

let made = 0;
const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

function formOf(file: object): FormInput {
  return formInput.parse(completeFormFile(file, newId));
}

/** The sheets as lines, with | between the cells. */
function lines(form: FormInput) {
  const { sheets, report } = writeXlsForm(form);
  return {
    sheets: sheets.map(({ rows }) => rows.map((row) => row.join('|').replace(/\|+$/, ''))),
    report: report
      .filter(({ level }) => level !== 'kept')
      .map(({ row, level, message }) => `${level} ${row ?? '-'}: ${message}`),
  };
}

describe('a form as an XLSForm', () => {
  it('has its questions, groups, choices and conditions', () => {
    const { sheets, report } = lines(
      formOf({
        name: 'Runway check 2',
        description: 'Daily',
        contextQuestions: [{ text: 'Shift', type: 'RADIO', options: ['Day', 'Night'], required: true }],
        questions: [
          { text: 'Clear?', type: 'BOOLEAN', required: true },
          { type: 'HEADER', label: 'Objects found' },
          {
            text: 'What',
            type: 'CHECKBOXES',
            options: ['Stone', 'Tool or part', { value: 'x', name: 'Other' }],
            condition: { '==': [{ var: 'Clear?' }, false] },
          },
          { text: 'What', type: 'TEXT' },
          { text: 'Weight (kg)', type: 'NUMERIC', condition: { contains: [{ var: 'Which' }, 'x'] } },
          { type: 'HEADER', label: 'Heavy', condition: { '>': [{ var: 'Weight (kg)' }, 5] } },
          { type: 'CALCULATION', label: 'Grams', formula: { '*': [{ var: 'Weight (kg)' }, 1000] } },
          { type: 'AGGREGATION', label: 'All', formula: { var: 'Weight (kg)' }, aggregation: 'SUM' },
          { text: 'Sign', type: 'SIGNATURE', condition: { timeAfter: [{ var: 'When' }, '18:00'] } },
          { text: 'When', type: 'DATETIME' },
          { text: 'Speeds', type: 'MULTI_NUMERIC' },
        ],
        alerts: [{ name: 'Heavy', expression: { '>': [{ var: 'Weight (kg)' }, 100] } }],
      }),
    );
    expect(sheets[0]).toEqual([
      'type|name|label|required|relevant|constraint|constraint_message|default|calculation|appearance|choice_filter|parameters|read_only',
      'select_one options_1|shift|Shift|yes',
      'begin_repeat|rows',
      'select_one yes_no|clear|Clear?|yes',
      'begin_group|objects_found|Objects found',
      "select_multiple options_2|what|What||${clear} = 'no'",
      'text|what_2|What',
      'decimal|weight_kg|Weight (kg)',
      'note|heavy|### Heavy||${weight_kg} > 5',
      'calculate|grams|Grams||||||${weight_kg} * 1000',
      'image|sign|Sign|||||||signature',
      'dateTime|when|When',
      'text|speeds|Speeds',
      'end_group',
      'end_repeat',
    ]);
    expect(sheets[1]).toEqual([
      'list_name|name|label',
      'options_1|Day|Day',
      'options_1|Night|Night',
      'yes_no|yes|Yes',
      'yes_no|no|No',
      'options_2|Stone|Stone',
      'options_2|tool_or_part|Tool or part',
      'options_2|x|Other',
    ]);
    expect(sheets[2]).toEqual(['form_title|form_id|version', 'Runway check 2|runway_check_2|1']);
    expect(report).toEqual([
      'changed 6: "What" has options whose names differ from their values',
      'changed 8: "Weight (kg)" is always asked, since its condition cannot be written: It reads a question that is not asked there',
      'changed 9: "Heavy" is a note, since a group would hide its questions too',
      'changed 10: "Grams" is calculated, but not shown',
      'dropped -: The aggregation "All" is left out: it is calculated over rows',
      'changed 11: "Sign" is always asked, since its condition cannot be written: "timeAfter" has no counterpart',
      'changed 13: "Speeds" is asked as text, since there is no "Several numbers"',
      'dropped -: The alert "Heavy" is left out: an XLSForm raises none',
      'dropped -: The description is left out: an XLSForm has none',
    ]);
  });

  it('says that a rule which may be passed must be kept there', () => {
    const rules = [{ kind: 'range', greatest: 100, passable: true }];
    const { sheets, report } = lines(
      formOf({ name: 'Mast', questions: [{ text: 'Height', type: 'NUMERIC', required: true, rules }] }),
    );
    expect(sheets[0]?.some((line) => line.includes('. <= 100'))).toBe(true);
    expect(report).toContain(
      'changed 2: "Height" has a rule that may be passed with a reason: in an XLSForm it must be kept',
    );
  });

  it('of the wildlife strikes is the same form once it is read again', () => {
    const form = formOf(wildlife);
    const again = readXlsForm(writeXlsForm(form).sheets, newId).form;
    expect(shown(again)).toEqual(shown(form));
    expect(again.name).toBe(form.name);
  });

  it('keeps questions, types, options, and conditions that can be written', () => {
    fc.assert(
      fc.property(
        anyForm.chain((form) =>
          fc.tuple(fc.constant(form), fc.array(anyAnswers(form), { minLength: 5, maxLength: 5 })),
        ),
        ([form, rows]) => {
          const { sheets, report } = writeXlsForm(form);
          const again = readXlsForm(sheets, newId).form;
          expect(shown(again)).toEqual(shown(form));
          const lost = report.filter(({ message }) => message.includes('is always')).length;
          if (lost > 0) return;
          for (const answers of rows)
            expect(askedIn(again, answersIn(form, again, answers))).toEqual(askedIn(form, answers));
        },
      ),
      { numRuns: 300 },
    );
  });
});

const asText: ReadonlySet<QuestionType> = new Set(['MULTI_NUMERIC', 'CATALOG_RADIO', 'CATALOG_CHECKBOX']);

/** What an XLSForm keeps of a form, in its order. */
function shown(form: Form | FormInput): unknown[] {
  const draft = draftOfInput(form, newId);
  // Without a set-up the first question may have become the required one, and what is never shown has no place.
  return [draft.setup, draft.rows].flatMap((items, part) =>
    items.flatMap((item) => {
      if (item.kind === 'element')
        return item.type === 'AGGREGATION' || item.type === 'CALCULATION'
          ? []
          : [[part, item.type, item.data.label.trim()]];
      const { text, type, required, options, defaultAnswers } = item;
      const places = defaultAnswers.map((value) =>
        options.length > 0 ? options.findIndex((option) => option.value === value) : value,
      );
      return [
        [
          part,
          text.trim(),
          type !== null && asText.has(type) ? 'TEXT' : type,
          required,
          options.map(({ value, name }) => name || value),
          places,
        ],
      ];
    }),
  );
}

function questionsOf(whole: Form | FormInput): Question[] {
  const form = withGroupConditions(whole);
  const order = (a: Question, b: Question) => a.order - b.order;
  return [...form.contextQuestions.toSorted(order), ...form.questions.toSorted(order)];
}

/** Which questions a row is asked, by their places. */
function askedIn(form: Form | FormInput, answers: Answers): boolean[] {
  const questions = questionsOf(form);
  const types: QuestionTypes = new Map(questions.map(({ id, type }) => [id, type]));
  return questions.map(
    ({ condition }) => condition === null || isTrue(JSON.parse(condition) as Logic, answers, types),
  );
}

/** The same answers to the questions of the other form. */
function answersIn(from: Form | FormInput, to: Form | FormInput, answers: Answers): Answers {
  const others = questionsOf(to);
  return Object.fromEntries(
    questionsOf(from).flatMap(({ id, questionOptions }, index) => {
      const answer = answers[id];
      const other = others[index];
      if (answer === undefined || other === undefined) return [];
      const value = (text: string) => {
        const place = questionOptions.findIndex((option) => option.value === text);
        return place < 0 ? text : (other.questionOptions[place]?.value ?? text);
      };
      return [[other.id, typeof answer === 'string' ? value(answer) : answer.map(value)]];
    }),
  );
}
