// What cli/terminal/chart says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereAreNoPoints: { id: 'terminal.cli.chart.thereAreNoPoints', defaultMessage: 'There are no points.' },
  points: {
    id: 'terminal.cli.chart.points',
    defaultMessage:
      '{count, plural, one {# point} other {# points}}: first {first}, last {last}, lowest {lowest}, highest {highest}.',
  },
  pointAt: { id: 'terminal.cli.chart.pointAt', defaultMessage: '{y} at {x}' },
});
