// What web/home says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  allForms: { id: 'home.web.allForms', defaultMessage: 'All forms' },
  noFormsYet: { id: 'home.web.noFormsYet', defaultMessage: 'No forms yet' },
  publishedFormsAppearHere: {
    id: 'home.web.publishedFormsAppearHere',
    defaultMessage: 'Published forms appear here.',
  },
  formsThatYouCanFill: {
    id: 'home.web.formsThatYouCanFill',
    defaultMessage: 'Forms that you can fill in or read will appear here.',
  },
  createForm: { id: 'home.web.createForm', defaultMessage: 'Create a Form' },
  fillIn: { id: 'home.web.fillIn', defaultMessage: 'Fill in {name}' },
  fillInButton: { id: 'home.web.fillInButton', defaultMessage: 'Fill in' },
  later: { id: 'home.web.later', defaultMessage: 'Here, once forms are filled in' },
  showAll: { id: 'home.web.showAll', defaultMessage: 'Show all {count, number}' },
  numberOf: { id: 'home.web.numberOf', defaultMessage: '{label}: {value}' },
});
