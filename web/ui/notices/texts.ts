// What web/ui/notices says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  unexpectedProblemOccurred: {
    id: 'ui.web.notices.unexpectedProblemOccurred',
    defaultMessage: 'An unexpected problem occurred.',
  },
  serverDidNotAnswerCheck: {
    id: 'ui.web.notices.serverDidNotAnswerCheck',
    defaultMessage: 'The server did not answer. Check your connection to the internet.',
  },
  goToHome: { id: 'ui.web.notices.goToHome', defaultMessage: 'Go to Home' },
  tryAgainIfItHappens: {
    id: 'ui.web.notices.tryAgainIfItHappens',
    defaultMessage: 'Try again. If it happens again, report it from your account menu.',
  },
  itMayHaveBeenDeleted: {
    id: 'ui.web.notices.itMayHaveBeenDeleted',
    defaultMessage: 'It may have been deleted.',
  },
  pleaseWait: { id: 'ui.web.notices.pleaseWait', defaultMessage: 'Please wait...' },
});
