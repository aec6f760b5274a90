// What core/forms/home says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  overview: { id: 'forms.home.overview', defaultMessage: 'Overview' },
  questions: { id: 'forms.home.questions', defaultMessage: 'Questions' },
  importsAndExports: { id: 'forms.home.importsAndExports', defaultMessage: 'Imports and exports' },
  alertsOfDays: {
    id: 'forms.home.alertsOfDays',
    defaultMessage:
      '{count, plural, one {# alert} other {# alerts}} in the last {days, plural, one {day} other {# days}}',
  },
  settings: { id: 'forms.home.settings', defaultMessage: 'Settings' },
});
