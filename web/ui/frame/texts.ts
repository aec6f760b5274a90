// What web/ui/frame says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  breadcrumb: { id: 'ui.web.frame.breadcrumb', defaultMessage: 'Breadcrumb' },
});
