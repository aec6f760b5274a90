// What cli/output says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  jqExpressionFailed: {
    id: 'output.cli.jqExpressionFailed',
    defaultMessage: 'The --jq expression failed: {said}',
  },
  sameCommandWithJsonPrints: {
    id: 'output.cli.sameCommandWithJsonPrints',
    defaultMessage: 'The same command with --json prints its input.',
  },
  noRoomForWiderTerminal: {
    id: 'output.cli.noRoomForWiderTerminal',
    defaultMessage: 'No room for {listed}; a wider terminal or --json shows more.',
  },
  namesAndMore: { id: 'output.cli.namesAndMore', defaultMessage: '{names} and {rest} more' },
  problemsFound: {
    id: 'output.cli.problemsFound',
    defaultMessage:
      '{count, plural, =0 {No problems found.} one {# problem found.} other {# problems found.}}',
  },
});
