// Forms, their versions and questions: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldIn, formOf, toForm, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const formsFeature = feature({
  things: ['form', 'question'],
  auditObjects: ['template'],
  audits: {
    forms: {
      form_created: toForm('created'),
      form_changed: toForm('changed'),
      form_deleted: toForm('deleted'),
      form_published: toForm('published'),
      form_archived: toForm('archived'),
      form_unarchived: toForm('unarchived'),
      form_version_created: toForm(t(m.beganNextVersionOf)),
      form_version_published: (entry) => {
        const version = fieldIn(entry.next, 'version');
        return `${who(entry)} published ${version === null ? t(m.nextVersion) : `version ${version}`} of ${formOf(entry)}`;
      },
      questions_reordered: toForm(t(m.reorderedQuestionsOf)),
      question_changed: toForm(t(m.changedQuestionOf)),
    },
  },
});
