// What web/home/activity says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pagesOfSheets: { id: 'home.web.activity.pagesOfSheets', defaultMessage: 'Pages of sheets' },
  nameOfForm: { id: 'home.web.activity.nameOfForm', defaultMessage: '{name} of {template}' },
  sheet: { id: 'home.web.activity.sheet', defaultMessage: 'Sheet' },
  user: { id: 'home.web.activity.user', defaultMessage: 'User' },
  filtersInForce: { id: 'home.web.activity.filtersInForce', defaultMessage: 'Filters in force' },
  removeFilter: { id: 'home.web.activity.removeFilter', defaultMessage: 'Remove the filter {label}: {text}' },
  showAll: { id: 'home.web.activity.showAll', defaultMessage: 'Show all {count, number}' },
  allForms: { id: 'home.web.activity.allForms', defaultMessage: 'All forms' },
  everybody: { id: 'home.web.activity.everybody', defaultMessage: 'Everybody' },
});
