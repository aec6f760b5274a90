// What cli/terminal/chart says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereAreNoPoints: { id: 'terminal.cli.chart.thereAreNoPoints', defaultMessage: 'There are no points.' },
});
