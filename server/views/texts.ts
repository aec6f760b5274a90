// What server/views says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formHasAtMostViews: {
    id: 'views.server.formHasAtMostViews',
    defaultMessage: 'A form has at most {viewsLimit} views of each kind. Delete one first.',
  },
  thereIsAlreadyViewWith: {
    id: 'views.server.thereIsAlreadyViewWith',
    defaultMessage: 'There is already a view with this name.',
  },
  chooseAnotherName: { id: 'views.server.chooseAnotherName', defaultMessage: 'Choose another name.' },
});
