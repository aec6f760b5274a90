// What both faces say on a page that the reader's role does not open: one sentence for all of them (docs/decisions/0043).
export const noAccessTexts = {
  title: 'You have no access to this page.',
  why: 'Your role does not allow it. Ask an administrator of your company.',
} as const;
