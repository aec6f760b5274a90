// What is switched on for the company, and what each flag does. Admins read it; anyone who runs the server sets it.
import { Box } from 'ink';
import { isAdmin } from '#core/actor.ts';
import { flagNames, flags, flagsAbout, isOn } from '#core/flags.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { Label, Line } from '#cli/terminal/theme.tsx';
import type { ScreenProps } from './screen-places.ts';
import { useApp } from './use-app.ts';
import { t } from '#core/messages/text.ts';
import { values } from '#core/messages/value-texts.ts';

/** The screen. */
export function FlagsScreen(_props: ScreenProps<'flags'>) {
  const { actor } = useApp();
  if (!isAdmin(actor)) return <NoAccess />;
  return (
    <Box flexDirection="column">
      <Label tone="dim">{flagsAbout}</Label>
      {flagNames.map((name) => {
        const { label, on, off } = flags[name];
        const isSet = isOn(actor, name);
        return (
          <Box key={name} flexDirection="column" marginTop={1}>
            <Line
              segments={[
                isSet
                  ? { text: `● ${t(values.on)}`.padEnd(7), tone: 'good' }
                  : { text: `○ ${t(values.off)}`.padEnd(7), tone: 'dim' },
                { text: label, bold: true },
                { text: `  ${name}`, tone: 'dim' },
              ]}
            />
            <Box paddingLeft={7}>
              <Label>{isSet ? on : off}</Label>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
