import { describe, expect, it } from 'vitest';
import { addElement, addQuestion } from './draft-items.ts';
import { changeElement, changeQuestion, setCondition } from './draft-questions.ts';
import { sentencesOf } from './format-logic.ts';
import { emptyDraft } from './form-draft.ts';

const newId = () => '00000000-0000-4000-8000-000000000000';
const passed = { var: 'passed' };

function example() {
  let draft = addQuestion(
    emptyDraft(newId),
    'passed',
    { part: 'rows' },
    { text: 'Passed?', type: 'BOOLEAN' },
  );
  draft = addQuestion(draft, 'speed', { part: 'rows' }, { text: 'Speed', type: 'NUMERIC' });
  draft = setCondition(draft, 'speed', JSON.stringify({ '==': [passed, false] }));
  draft = addElement(draft, 'double', 'CALCULATION', { part: 'rows' });
  return changeElement(draft, 'double', { formula: { '*': [{ var: 'speed' }, 2] } });
}

describe('The sentences of a draft', () => {
  it('say when something is asked and what is computed', () => {
    const sentences = sentencesOf(example());
    expect(sentences.get('speed')).toEqual({ when: 'Passed? is No', formula: null, rules: null });
    expect(sentences.get('double')).toEqual({ when: null, formula: 'Speed × 2', rules: null });
    expect(sentences.has('passed')).toBe(false);
  });

  it('are made again where a question that they name is another, and only there', () => {
    const before = example();
    const after = changeQuestion(before, 'passed', { text: 'Was it good?' });
    expect(sentencesOf(after).get('speed')?.when).toBe('Was it good? is No');
    expect(sentencesOf(after).get('double')).toBe(sentencesOf(before).get('double'));
  });
});
