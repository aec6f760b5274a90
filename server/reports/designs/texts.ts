// What server/reports/designs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  reportsUseThisDesign: {
    id: 'reports.server.designs.reportsUseThisDesign',
    defaultMessage:
      '{more, plural, =0 {Reports use this design: {names}.} other {Reports use this design: {names} and # more.}}',
  },
  deleteTheseReportsFirst: {
    id: 'reports.server.designs.deleteTheseReportsFirst',
    defaultMessage: 'Delete these reports first.',
  },
  thisDesignBelongsToForm: {
    id: 'reports.server.designs.thisDesignBelongsToForm',
    defaultMessage: 'This design belongs to the form "{form}". Save yours as a new design.',
  },
  thereIsAlreadyDesignWith: {
    id: 'reports.server.designs.thereIsAlreadyDesignWith',
    defaultMessage: 'There is already a design with this name.',
  },
  chooseAnotherName: {
    id: 'reports.server.designs.chooseAnotherName',
    defaultMessage: 'Choose another name.',
  },
});
