// A dialog box over the screen. What it covers stays visible around it and gets no keys.
import { Box } from 'ink';
import { type ReactNode, useContext } from 'react';
import type { KeyBinding } from './keys/keys.ts';
import { AreaContext, LevelContext, levelStep, useArea, useTerminal } from './terminal-context.ts';
import { Label } from './theme.tsx';
import { useModal } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type OverlayProps = {
  title: string;
  /** Inner width in columns; default 60, limited by the terminal. */
  width?: number;
  /** What esc does; without it the box cannot be closed. */
  onClose?: (() => void) | undefined;
  /** The hint for closing: `cancel` unless there is nothing to cancel. */
  closeLabel?: string;
  keys?: readonly KeyBinding[];
  children: ReactNode;
};

/** The box, centred on the screen. */
export function Overlay(props: OverlayProps) {
  const { title, width = 60, onClose, closeLabel = t(keyTexts.cancel), keys = [], children } = props;
  const area = useArea();
  const { accessible } = useTerminal();
  const level = useContext(LevelContext) + levelStep;
  const inner = Math.min(width, area.width - 6);
  const content = (
    <LevelContext.Provider value={level}>
      <Modal keys={onClose ? [...keys, { key: 'esc', label: closeLabel, run: onClose }] : keys} />
      <AreaContext.Provider value={{ width: inner, height: Math.max(1, area.height - 6) }}>
        <Label bold>{title}</Label>
        {children}
      </AreaContext.Provider>
    </LevelContext.Provider>
  );
  if (accessible) return <Box flexDirection="column">{content}</Box>;
  return (
    <Box
      position="absolute"
      width={area.width}
      height={area.height}
      justifyContent="center"
      alignItems="center"
    >
      <Box
        flexDirection="column"
        width={inner + 6}
        borderStyle="round"
        paddingX={2}
        // Not a valid colour: it fills the box with plain spaces, so that what it covers does not show through.
        backgroundColor="none"
      >
        {content}
      </Box>
    </Box>
  );
}

/** Inside the box's own level. */
function Modal({ keys }: { keys: readonly KeyBinding[] }) {
  useModal(keys);
  return null;
}
