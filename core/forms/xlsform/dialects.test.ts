import { describe, expect, it } from 'vitest';
import { outline, read, sheet, uuids } from '#tests/support/xlsform-sheets.ts';
import { readXlsForm } from './read.ts';

describe('a form of SurveyCTO', () => {
  it('is read by its own names of columns and types', () => {
    const { form, lines } = read(
      sheet(
        'survey',
        `
type | name | label | relevance | disabled | choice_filter | calculation | readonly
calculate_here | now | | | | | once(now())
begin group | a | A
select_one region | region | Region | | | | | 
select_one district | district | District | | | region=\${region}
text | old | Old | | yes
text | total | Total | | | | 2 * 3 | yes
text | fixed | Just to read | | | | | yes
end group
`,
      ),
      {
        name: 'choices',
        rows: [
          ['list_name', 'value', 'label', 'region'],
          ['region', 1, 'North', null],
          ['region', 2, 'South', null],
          ['district', 11, 'Up', 1],
        ],
      },
      sheet('help-survey', 'a | b\nc | d'),
    );
    expect(form.name).toBe('File');
    expect(outline(form)).toEqual([
      'row HEADER A',
      'row RADIO Region * [1=North, 2=South]',
      'row RADIO District [11=Up]',
      'row TEXT Total filled by {"from":"expression","expression":{"*":[2,3]}}',
      'row DESCRIPTION Just to read',
    ]);
    expect(lines.filter((line) => !line.startsWith('kept'))).toEqual([
      'dropped survey 6: "old" is switched off',
      'dropped survey 2: "now" is left out, because it cannot be calculated: once() has no counterpart (calculation: once(now()))',
      'changed survey 8: "fixed" is a text, because it is read-only',
      'dropped survey -: The names in the column "name" are left out: questions go by their titles',
      'dropped help-survey -: The sheet "help-survey" is left out',
      'changed survey 4: "Region" is now required, because a form needs one required question per row',
    ]);
  });
});

describe('choices of one name', () => {
  it('are one option, offered where one of their rows is', () => {
    const { form, lines } = read(
      sheet(
        'survey',
        `
type | name | label | required | choice_filter
select_one states | state | State | yes
select_one counties | county | County | | state=\${state}
`,
      ),
      sheet(
        'choices',
        `
list_name | name | label | state
states | texas | Texas
states | washington | Washington
counties | king | King | washington
counties | king | King | texas
counties | king | Another King | texas
counties | pierce | Pierce of \${state} | washington
`,
      ),
    );
    const [state, county] = form.questions;
    const isState = (name: string) => ({ '==': [{ var: state?.id }, name] });
    expect(county?.questionOptions).toMatchObject([
      { value: 'king', name: 'King', condition: { or: [isState('washington'), isState('texas')] } },
      { value: 'pierce', name: 'Pierce of [State]', condition: isState('washington') },
    ]);
    expect(lines.filter((line) => line.includes(' choices '))).toEqual([
      'changed choices 5: "king" is in the list "counties" already: it is one option, offered where either row is',
      'dropped choices 6: The list "counties" has a choice "king" already',
      'changed choices 7: The choice "pierce" names a question whose answer it would show',
    ]);
  });
});

describe('several repeats', () => {
  it('share the rows, each of which is about one of them', () => {
    const { form, lines } = read(
      sheet(
        'survey',
        `
type | name | label | required | relevant
text | farm | Farm | yes
begin_repeat | animals | Animals
text | animal | Animal | yes
end_repeat
begin_repeat | fields | Fields
decimal | area | Area | yes | \${animal} != ''
end_repeat
`,
      ),
    );
    expect(outline(form)).toEqual([
      'row RADIO What is this row about? * [Animals, Fields]',
      'sheet TEXT Farm *',
      'row HEADER of a group Animals if {"==":[{"var":"What is this row about?"},"Animals"]}',
      'row TEXT Animal *',
      'row HEADER of a group Fields if {"==":[{"var":"What is this row about?"},"Fields"]}',
      'row NUMERIC Area *',
    ]);
    expect(lines.filter((line) => !line.startsWith('kept'))).toEqual([
      `changed survey 7: "area" is always asked, because its condition cannot be kept: "animal" is asked in another repeat (relevant: \${animal} != '')`,
      'dropped survey -: The names in the column "name" are left out: questions go by their titles',
      'changed survey -: There are 2 repeats, and a form has one: "What is this row about?" asks which of them a row is',
    ]);
  });
});

describe('a workbook', () => {
  it('without a survey is refused', () => {
    expect(() => readXlsForm([sheet('Sheet1', 'a | b')], uuids())).toThrow('This is not an XLSForm');
  });

  it('that asks nothing is refused, and why', () => {
    const survey = sheet('Survey', 'type | name\nend group |\nselect_one gone | x\nnote | hello');
    expect(() => readXlsForm([survey], uuids())).toThrow(
      expect.objectContaining({
        message: 'This XLSForm has no questions that a form can ask.',
        hint: [
          'survey, row 2: There is no group to end here.',
          'survey, row 3: "x" is left out. There is no list "gone" of choices.',
        ].join('\n'),
      }),
    );
  });

  it('is told of lists and languages that nothing reads', () => {
    const { report } = readXlsForm(
      [
        sheet(
          'survey',
          'type | name | label | constraint | constraint_message\ninteger | a | A | . < 9 | Too many',
        ),
        sheet('choices', 'list_name | name | label::Spanish\nold | x | Equis'),
      ],
      uuids(),
    );
    expect(report.map(({ sheet: at, message }) => `${at}: ${message}`)).toEqual([
      'choices: Texts in Spanish are left out: a form has one language',
      'choices: "x" shows label::Spanish: there is no label',
      'choices: The list "old" is left out: nothing offers it',
      'survey: The names in the column "name" are left out: questions go by their titles',
      'survey: "A" is now required, because a form needs one required question per row',
    ]);
  });

  it('may hold numbers, dates, long texts and strange cells', () => {
    const { form, report } = readXlsForm(
      [
        {
          name: ' SURVEY ',
          rows: [
            ['type', 'name', 'label', 'default', 'required', undefined],
            ['decimal', 'a', 5, 7, true],
            ['text', 'b', 'x'.repeat(600), new Date('2026-01-31T00:00:00Z'), 1],
            ['begin group', 'c', 'C\u00a0c', null, 'if(1,2,3)', 'beyond'],
            ['text', 'd', '<b>Bold</b> &amp; more', '2026', 'if(1,2,3)'],
            [],
          ],
        },
      ],
      uuids(),
    );
    expect(
      form.questions.map(({ text, defaultAnswers }) => [
        text.length > 60 ? text.length : text,
        defaultAnswers,
      ]),
    ).toEqual([
      ['5', []],
      [500, []],
      ['Bold &amp; more', ['2026']],
    ]);
    expect(
      report
        .filter(({ level }) => level !== 'kept')
        .map(({ row, message }) => `${row}: ${message.slice(0, 60)}`),
    ).toEqual([
      '4: "c" loses required "if(1,2,3)"',
      '4: "c" has no end; it goes on to the last row',
      '2: "5" loses its default "7": required questions have none',
      `3: "${'x'.repeat(57)}..`,
      `3: "${'x'.repeat(57)}..`,
      '5: "Bold &amp; more" is not required: "if(1,2,3)" cannot be ask',
      '5: "Bold &amp; more" loses the markup or the line breaks of its',
      '4: "beyond" is left out: its column has no name',
      'null: The names in the column "name" are left out: questions go by',
    ]);
  });
});
