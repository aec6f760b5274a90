// The words of the list of what a person may fill in and has begun, in both faces.
export const workTexts = {
  title: 'Fill in',
  about: 'Choose a form, or continue where you left off.',
  drafts: 'Not finished yet',
  open: 'Continue',
  recent: 'Recent',
  forms: 'All forms',
  sent: 'Sent',
  search: 'Search forms and sheets',
  failed: 'Unable to load the forms',
  none: 'There are no forms to fill in',
  noneText: 'Forms published for you or your groups appear here.',
  nothingFound: (words: string) => `Nothing matches "${words}".`,
} as const;
