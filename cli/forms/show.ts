// formdeck forms show.
import { personName } from '#core/primitives.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import type { Question } from '#core/questions/schema.ts';
import { explainLogic } from '#core/logic/explain.ts';
import { listText } from '#core/count-text.ts';
import { groupsOf } from '#core/forms/groups/groups.ts';
import { matricesOf } from '#core/forms/groups/matrices.ts';
import { formStateText } from '#core/forms/list-forms.ts';
import { ruleTexts } from '#core/forms/outline.ts';
import type { Explain } from '#core/questions/rules/rule.ts';
import { questionsInside } from '#core/questions/entries/outside.ts';
import { questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const show = showVerb({
  options: (_flags: object, [form = '']) => ({ form }),
  find: (context, { form }) => formNamed(context, form),

  facts: (form, { date }) => [
    [t(common.name), form.name],
    [t(m.id), form.id],
    [t(common.state), formStateText(form)],
    ...(form.versionOf === null
      ? []
      : [[t(m.newVersionOfField), `${form.versionOf.name} (${form.versionOf.id})`] as const]),
    ...(form.description ? [[t(common.description), form.description] as const] : []),
    [t(m.version), form.version],
    [t(m.created), date(form.dates.created)],
    [t(m.changed), date(form.dates.lastModified)],
    [t(common.groups), form.groups.map(({ name }) => name).join(', ') || t(values.everybody)],
    [t(m.reviewers), form.reviewers.map(personName).join(', ') || t(values.none)],
  ],

  more(output, form) {
    const entries = [
      ...form.contextQuestions.map((question) => ({ question, scope: t(m.perSheet) })),
      ...form.questions.map((question) => ({ question, scope: t(m.perRow) })),
    ];
    const questions = entries.map(({ question }) => question);
    const lines = entries.flatMap(({ question, scope }) => [
      { question, scope },
      ...(question.questions ?? []).map((each) => ({
        question: { ...each, text: `${question.text}: ${each.text}` },
        scope: t(m.perEntry),
      })),
    ]);
    const named = [...questions, ...questionsInside(questions)];
    const explain: Explain = (expression) => explainLogic(expression, named);
    const rulesOf = (question: Question) => ruleTexts(question, named).join(' ');
    output.line('');
    output.table(
      [
        { title: 'QUESTION', value: ({ question }) => question.text },
        { title: 'TYPE', value: ({ question }) => questionTypes[question.type].label, whole: true },
        {
          title: 'ASKED',
          value: ({ question, scope }) => (question.required ? t(m.required, { scope }) : scope),
        },
        { title: 'OPTIONS', value: ({ question }) => optionsOf(question, explain) },
        ...(lines.some(({ question }) => rulesOf(question) !== '')
          ? [{ title: 'RULES', value: ({ question }: (typeof lines)[number]) => rulesOf(question) }]
          : []),
      ],
      lines,
      t(m.formHasNoQuestions),
    );
    const groups = groupsOf(form);
    if (groups.length > 0) output.line('');
    for (const { name, condition, needsAnswer, titles } of groups) {
      const sentence = condition === null ? '' : explain(condition);
      output.line(
        t(m.group, { name, isAlways: String(condition === null), sentence, titles: listText(titles) }),
      );
      if (needsAnswer) output.line(`  ${t(m.groupNeedsAnswer)}`);
    }
    const matrices = matricesOf(form);
    if (matrices.length > 0) output.line('');
    for (const { name, titles } of matrices) output.line(t(m.matrix, { name, rows: listText(titles) }));
    if (form.alerts.length > 0) output.line('');
    for (const { name, expression } of form.alerts) {
      output.line(t(m.alert, { name, expression: explain(expression) }));
    }
  },
});

function optionsOf({ questionOptions }: Question, explain: Explain): string {
  return questionOptions
    .toSorted((a, b) => a.order - b.order)
    .map(({ value, name, retired, condition }) => {
      const option = name || value;
      if (retired !== undefined) return t(m.retiredOption, { option, retired });
      return condition == null ? option : t(m.optionIf, { option, sentence: explain(condition) });
    })
    .join(', ');
}
