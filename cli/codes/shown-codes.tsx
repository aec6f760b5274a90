// Codes one by one, as large as they are, to be scanned off the screen.
import { Box } from 'ink';
import type { CodeText } from '#core/codes/codes-draft.ts';
import { countText } from '#core/count-text.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { DrawnCode } from './drawn-code.tsx';

export type ShownCodesProps = {
  codes: readonly CodeText[];
  description: string;
  at: number;
  /** To another one; null: back to the fields. */
  onMove(at: number | null): void;
};

export function ShownCodes({ codes, description, at, onMove }: ShownCodesProps) {
  const { width, height } = useArea();
  const last = codes.length - 1;
  const index = Math.min(at, last);
  const code = codes[index];
  const to = (wanted: number) => onMove(Math.max(0, Math.min(last, wanted)));
  useKeys([
    { key: 'esc', label: 'change them', run: () => onMove(null) },
    { key: 'next', hint: last > 0, run: () => to(index + 1) },
    { key: 'previous', label: 'before', hint: last > 0, run: () => to(index - 1) },
    { key: 'right', label: 'next', hint: false, run: () => to(index + 1) },
    { key: 'left', label: 'before', hint: false, run: () => to(index - 1) },
    { key: 'first', label: 'the first', hint: false, run: () => to(0) },
    { key: 'last', label: 'the last', hint: false, run: () => to(last) },
  ]);
  if (code === undefined) return null;
  const texts = [code.label, code.note, description].filter((text) => text !== '').join('  ·  ');
  const where = last > 0 ? `${countText(index + 1)} of ${countText(codes.length)}  ·  ` : '';
  return (
    <Box flexDirection="column">
      <Label bold width={width}>{`${where}${texts}`}</Label>
      <DrawnCode content={code.content} height={height - 1} />
    </Box>
  );
}
