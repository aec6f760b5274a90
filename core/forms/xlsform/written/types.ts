// Questions as an XLSForm represents them: types, names and choice lists.
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { answersOf, isDuration, isEntries, type QuestionType, questionTypes } from '#core/questions/types.ts';
import type { Choice } from '../choices.ts';
import { choiceNames } from '../names.ts';
import type { WrittenQuestion, WrittenQuestions } from './written.ts';
import type { Message } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from '../texts.ts';

export type ChoiceList = {
  name: string;
  choices: readonly Choice[];
  /** Choice names by form value. */
  byValue: ReadonlyMap<string, string>;
  /** Whether values had to be renamed. */
  isRenamed: boolean;
};

type WrittenType = { type: string; appearance: string; kind: WrittenQuestion['kind']; said: Message | null };

/** The XLSForm type of a question type. */
export function typeOf(type: QuestionType): WrittenType {
  const { xlsform } = questionTypes[type];
  return {
    ...xlsform,
    kind: writtenKind(type),
    said: xlsform.isAlike ? null : isDuration(type) ? m.askedAsSeconds : m.askedAsTextSinceThere,
  };
}

/** How expressions represent an answer. */
function writtenKind(type: QuestionType): WrittenQuestion['kind'] {
  const { constant, isList, geometry } = answersOf(type);
  if (geometry !== null) return geometry === 'point' ? 'place' : geometry;
  if (constant === 'option') return isList ? 'choices' : 'choice';
  return isList || constant === null || constant === 'item' ? 'other' : constant;
}

/** The lists by question id; questions with the same options share one. */
export function listsOf(questions: readonly DraftQuestion[]): Map<string, ChoiceList> {
  const known = new Map<string, ChoiceList>();
  return new Map(
    questions.flatMap((question): [string, ChoiceList][] => {
      if (answersOf(question.type)?.choices === 'yesNo') return [[question.id, yesNo]];
      if (question.options.length === 0) return [];
      const options = question.options.map(({ value, name }) => ({ value, label: name || value }));
      const key = JSON.stringify([
        options,
        question.options.map(({ retired, condition }) => [retired, condition]),
      ]);
      const list = known.get(key) ?? listNamed(`options_${known.size + 1}`, options);
      known.set(key, list);
      return [[question.id, list]];
    }),
  );
}

const yesNo: ChoiceList = {
  name: 'yes_no',
  choices: [
    { name: 'yes', label: t(common.yes) },
    { name: 'no', label: t(common.no) },
  ],
  byValue: new Map([
    ['true', 'yes'],
    ['false', 'no'],
  ]),
  isRenamed: false,
};

function listNamed(name: string, options: readonly { value: string; label: string }[]): ChoiceList {
  const byValue = choiceNames(options.map(({ value }) => value));
  return {
    name,
    byValue,
    choices: options.map(({ value, label }) => ({ name: byValue.get(value) ?? value, label })),
    isRenamed: [...byValue].some(([value, choice]) => value !== choice),
  };
}

/** `select_one options_1`. */
export function listUse(type: string, { name }: ChoiceList): string {
  return `${type} ${name}`;
}

/** How expressions refer to the questions. */
export function writtenQuestions(
  questions: readonly DraftQuestion[],
  lists: ReadonlyMap<string, ChoiceList>,
  nameOf: (title: string) => string,
): WrittenQuestions {
  return new Map(
    questions.flatMap(({ id, text, type, questions: inner = [] }): [string, WrittenQuestion][] => {
      if (type === null) return [];
      const choices = lists.get(id)?.byValue ?? new Map<string, string>();
      const kind = isEntries(type) ? 'entries' : typeOf(type).kind;
      const own: [string, WrittenQuestion] = [id, { name: nameOf(text), title: text, kind, choices }];
      const inside = [...writtenQuestions(inner, lists, nameOf)].map(
        ([of, each]): [string, WrittenQuestion] => [of, { ...each, isInEntries: true }],
      );
      return [own, ...inside];
    }),
  );
}
