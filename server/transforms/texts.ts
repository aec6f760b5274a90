// What server/transforms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereIsAlreadyRecipeWith: {
    id: 'transforms.server.thereIsAlreadyRecipeWith',
    defaultMessage: 'There is already a recipe with this name.',
  },
  chooseAnotherName: { id: 'transforms.server.chooseAnotherName', defaultMessage: 'Choose another name.' },
});
