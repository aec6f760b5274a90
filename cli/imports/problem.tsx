// The error of a step, and what to do next.
import { Box } from 'ink';
import { Label } from '#cli/terminal/theme.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';

/** The error, below its subject. */
export function Problem({ error }: { error: unknown }) {
  const { message, hint } = wordsOf(error);
  return (
    <Box flexDirection="column">
      <Label tone="bad">{`! ${message}`}</Label>
      {hint !== undefined && <Label tone="dim">{hint}</Label>}
    </Box>
  );
}
