import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerOf } from '#core/questions/offered.ts';
import type { Question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import { checkAnswers } from './check-answers.ts';
import {
  answer,
  answersToSend,
  type FillDraft,
  givenIn,
  givenTo,
  startFilling,
  giveReason,
} from './fill-draft.ts';
import { prepareForm } from './fill-plan.ts';
import { choicesAt, itemsShown } from './fill-view.ts';
import { compileFormRules } from './form-rules.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import { anyForm, ask, formOf, idOf, is, read, steps } from '#tests/support/random-filling.ts';

const rowOf = (...questions: Question[]) =>
  startFilling(prepareForm(formOf(questions), Date.now), { part: 'questions' });
const shown = (draft: FillDraft) => itemsShown(draft).map(({ id }) => Number(id.slice(-12)));
const sent = (draft: FillDraft) => answersToSend(draft).map(({ value }) => value);

describe('What is filled in', () => {
  it('asks what its condition wants, and keeps the answer of what is not asked just now', () => {
    let draft = rowOf(ask(1), ask(2, { when: is(1, 'yes'), required: true }));
    expect(shown(draft)).toEqual([1]);
    draft = answer(draft, idOf(1), ['yes']);
    expect(draft.issues.get(idOf(2))).toEqual(['This question is required']);
    draft = answer(draft, idOf(2), ['because']);
    expect(draft.issues.size).toBe(0);
    draft = answer(draft, idOf(1), ['no']);
    expect(shown(draft)).toEqual([1]);
    expect(sent(draft)).toEqual(['no']);
    draft = answer(draft, idOf(1), ['yes']);
    expect(givenTo(draft, idOf(2))).toEqual(['because']);
    expect(sent(draft)).toEqual(['yes', 'because']);
  });

  it('takes the answer of what is not asked for no answer, through any number of conditions', () => {
    let draft = rowOf(ask(3, { when: is(2, 'b') }), ask(2, { when: is(1, 'a') }), ask(1));
    for (const [index, value] of [
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ] as const)
      draft = answer(draft, idOf(index), [value]);
    expect(shown(draft)).toEqual([1, 2, 3]);
    expect(shown(answer(draft, idOf(1), ['x']))).toEqual([1]);
  });

  it('begins with the defaults, and goes on with what was entered where something was', () => {
    const plan = prepareForm(
      formOf([
        ask(1, { defaultAnswers: ['here'] }),
        ask(2, {
          type: 'CHECKBOXES',
          questionOptions: ['a', 'b'].map((value, order) => ({ value, order })),
          defaultAnswers: ['a', 'b'],
        }),
      ]),
      Date.now,
    );
    const draft = startFilling(plan, { part: 'questions' });
    expect(sent(draft)).toEqual(['here', 'a', 'b']);
    const given = { ...givenIn(answer(draft, idOf(1), [])), [idOf(77)]: ['of a question that is gone'] };
    expect(sent(startFilling(plan, { part: 'questions', given }))).toEqual(['a', 'b']);
  });

  it('lets a question go that its own answer takes away, as the server does', () => {
    const draft = answer(rowOf(ask(1, { when: { '!': [{ answered: read(1) }] } })), idOf(1), ['x']);
    expect(shown(draft)).toEqual([1]);
    expect(givenTo(draft, idOf(1))).toEqual([]);
    expect(sent(draft)).toEqual([]);
  });

  it('evaluates what reads an answer, and nothing else', () => {
    const questions = Array.from({ length: 300 }, (_, index) =>
      // Each fourth one stands alone; the three after it hang on each other.
      ask(index, index % 4 === 0 ? {} : { when: is(index - 1, 'go') }),
    );
    // A sum, an alert and a launch alert for each tenth one.
    const more = Array.from({ length: 30 }, (_, index) => ({
      id: idOf(1_000 + index),
      formula: read(index * 10),
      expression: is(index * 10, 'alarm'),
    }));
    const form = formOf(questions, {
      elements: more.map(({ id, formula }) => ({
        id,
        type: 'CALCULATION',
        order: 500,
        context: false,
        condition: null,
        data: { label: 'Sum', formula },
      })),
      alerts: more.map(({ id, expression }) => ({
        id: id.replace(/^0/, '1'),
        name: 'Alert',
        alertContacts: [],
        expression,
        mobileAlert: true,
      })),
    });
    let draft = startFilling(prepareForm(form, Date.now), { part: 'questions' });
    draft = answer(draft, idOf(40), ['alarm']);
    // What hangs on it, its sum and its alert.
    expect(draft.evaluated).toBe(3);
    expect(draft.firing.size).toBe(1);
    draft = rowOf(...questions);
    draft = answer(draft, idOf(40), ['gone']);
    expect(draft.evaluated).toBe(1);
    draft = answer(draft, idOf(40), ['go']);
    // The second one is asked now; nothing of it reads on, since it has no answer.
    expect(draft.evaluated).toBe(1);
    draft = answer(draft, idOf(41), ['go']);
    draft = answer(draft, idOf(42), ['go']);
    draft = answer(draft, idOf(40), ['stop']);
    expect(draft.evaluated).toBe(3);
    expect(answer(draft, idOf(3), ['x']).evaluated).toBe(0);
  });
});

/** Choices of a draft that can be chosen, and are refused once they are. */
function wronglyOffered(draft: FillDraft): string[] {
  const { questions } = draft.plan.parts[draft.part];
  return [...questions.values()].flatMap((each) =>
    (choicesAt(draft, each) ?? []).flatMap(({ value, disabled }) => {
      const refused = offerOf(each.questionOptions)?.(draft.logic)(value) ?? null;
      const isKept = refused?.why !== 'condition' && valuesOf(draft.before[each.id]).includes(value);
      return (refused === null || isKept) === (disabled === undefined) ? [] : [`${each.text}: ${value}`];
    }),
  );
}

describe('Validity', () => {
  it('is the same here as on the server, for any form and any answers', () => {
    fc.assert(
      fc.property(
        anyForm,
        fc.constantFrom<FillPart>('questions', 'contextQuestions'),
        fc.constantFrom('a', '3', 'true'),
        steps,
        fc.dictionary(fc.nat(8).map(idOf), fc.constantFrom('a', 'b', '3')),
        (form, part, contextValue, all, before) => {
          const rules = compileFormRules(form, Date.now);
          const plan = prepareForm(form, Date.now);
          const context =
            part === 'questions'
              ? Object.fromEntries(form.contextQuestions.map(({ id }) => [id, contextValue]))
              : {};
          let draft = startFilling(plan, { part, context, before });
          for (const step of all) {
            draft = answer(draft, idOf(step.index), step.values);
            draft = giveReason(draft, idOf(step.index), step.reason);
            const checked = checkAnswers(rules, part, answersToSend(draft), { context, before });
            // Nothing that is sent is dropped there, and the same is said of what is wrong.
            expect(checked.answers).toEqual(draft.answers);
            const said = [...draft.issues].flatMap(([id, messages]) =>
              messages.map((message) => ({
                path: `${rules.byId.has(id) ? 'answers' : 'groups'}.${id}`,
                message,
              })),
            );
            expect(new Set(said)).toEqual(
              new Set(checked.issues.map(({ path, message }) => ({ path, message }))),
            );
            expect(said.length).toBe(checked.issues.length);
            expect(wronglyOffered(draft)).toEqual([]);
            // It is sent with the reasons that the server stores, and with no others.
            const reasons = answersToSend(draft).filter(({ reason }) => reason !== undefined);
            if (checked.issues.length === 0)
              expect(new Set(reasons.map(({ questionId }) => questionId))).toEqual(
                new Set(checked.passed.map(({ questionId }) => questionId)),
              );
            // What follows from one answer is what follows from all of them.
            const anew = startFilling(plan, {
              part,
              context,
              before,
              given: givenIn(draft),
              reasons: Object.fromEntries(draft.reasons),
            });
            expect(draft).toMatchObject({
              answers: anew.answers,
              hidden: anew.hidden,
              issues: anew.issues,
              passable: anew.passable,
              firing: anew.firing,
            });
            if (part === 'questions') {
              const firing = form.alerts.map(({ id }) => id).filter((id) => draft.firing.has(id));
              expect(firing).toEqual(rules.alertsOf({ ...context, ...draft.answers }));
            }
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
