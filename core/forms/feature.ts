// Forms, their versions and questions: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldIn, sentenceOf, valuesOf } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const formsFeature = feature({
  things: ['form', 'question'],
  auditObjects: ['template'],
  audits: {
    forms: {
      form_created: sentenceOf(m.createdForm),
      form_changed: sentenceOf(m.changedForm),
      form_deleted: sentenceOf(m.deletedForm),
      form_published: sentenceOf(m.publishedForm),
      form_archived: sentenceOf(m.archivedForm),
      form_unarchived: sentenceOf(m.unarchivedForm),
      form_version_created: sentenceOf(m.beganNextVersionOf),
      form_version_published: (entry) =>
        t(m.publishedVersionOf, valuesOf(entry, fieldIn(entry.next, 'version'))),
      questions_reordered: sentenceOf(m.reorderedQuestionsOf),
      question_changed: sentenceOf(m.changedQuestionOf),
    },
  },
});
