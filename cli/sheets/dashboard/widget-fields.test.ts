// The form for a widget: what it asks for, by what the widget counts.
import { expect, it } from 'vitest';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { newWidgetDraft, type WidgetDraft } from '#core/widgets/widget-draft.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { fieldsOf } from './widget-fields.ts';

const own = [questionOf('Part', 'RADIO'), questionOf('Depth', 'NUMERIC')];
const cost = questionOf('Cost', 'NUMERIC');
const damages = questionOf('Damages', 'ENTRIES', { questions: own });

function formFor(questions: readonly (typeof cost)[]) {
  const first: WidgetDraft = { ...newWidgetDraft('w'), aggregation: 'SUM', map: { var: 'Cost' } };
  const shown = { draft: first };
  const fields = () =>
    fieldsOf({
      ...shown,
      typed: { map: '', filter: '', target: '', thresholds: '', isFormula: true },
      questions: filteredQuestions(formOf([...questions])),
      setDraft: (next) => void (shown.draft = next),
      setTyped: () => undefined,
    });
  const fieldOf = (path: string) => fields().find((field) => field.path === path);
  return { shown, fieldOf };
}

it('asks what counts where a question of rows has entries, and reads their answers then', () => {
  expect(formFor([cost]).fieldOf('entriesQuestion')).toBeUndefined();
  const { shown, fieldOf } = formFor([cost, damages]);
  const choicesOf = (path: string) => {
    const field = fieldOf(path);
    if (field?.kind !== 'choice') throw new Error('It is a choice.');
    return field;
  };
  const exampleOf = () => {
    const field = fieldOf('map');
    return field !== undefined && 'placeholder' in field ? field.placeholder : null;
  };
  expect(exampleOf()).toBe('[Cost] * 2');
  expect(choicesOf('groupByQuestion').labels).not.toContain('Part in Damages');
  expect(choicesOf('entriesQuestion').labels).toEqual(['Entries', 'Entries in Damages']);
  choicesOf('entriesQuestion').onChange(1);
  expect(shown.draft.entriesQuestion).toBe('Damages');
  expect(choicesOf('groupByQuestion').labels).toContain('Part in Damages');
  expect(exampleOf()).toBe('[Depth in Damages] * 2');
  expect(fieldOf('filter')?.label).toBe('Repeated entries that count');
});
