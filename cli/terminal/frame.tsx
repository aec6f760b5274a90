// The frame around every screen: breadcrumbs, the screen, key hints, and the signed-in account. Its size is fixed
// whatever it contains, and it is rendered again when the terminal is resized.
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import { inReach, type KeyBinding, labelOf, shownKey } from './keys/keys.ts';
import { AreaContext, LevelContext, levelStep, useTerminal } from './terminal-context.ts';
import { type BarColors, Label, Line, type Segment, type Tone } from './theme.tsx';
import { useSignalValue } from './use-signal-value.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Status = { text: string; tone?: Tone };

export type FrameProps = {
  /** Breadcrumbs, outermost first. */
  crumbs: readonly string[];
  /** The account, at the bottom left. */
  status: readonly string[];
  /** The connection's status, at the bottom right. */
  connection?: Status | undefined;
  /** Colours of the line at the top; the terminal's own unless said. */
  header?: BarColors | null | undefined;
  children: ReactNode;
};

const smallest = { columns: 60, rows: 16 };

/** Rule and breadcrumbs above, rule, hints and status below. */
const chrome = 5;

/**
 * The frame. One row of the terminal stays free, or it would scroll. It clips at the bottom but not at the side, where
 * lines are truncated anyway: Ink would otherwise measure every line of every frame.
 */
export function Frame({ crumbs, status, connection, header, children }: FrameProps) {
  const { columns, rows, accessible, dialogs } = useTerminal();
  const open = useSignalValue(dialogs.current);
  const isTooSmall = !accessible && (columns < smallest.columns || rows < smallest.rows);
  const area = { width: columns - 2, height: accessible ? readRows : rows - 1 - chrome };
  const foot = { status, connection, width: columns };
  if (accessible) {
    // The input comes last, where it can grow.
    return (
      <AreaContext.Provider value={area}>
        <Label bold>{crumbs.join(' › ')}</Label>
        <StatusLine {...foot} />
        <Hints width={columns} />
        <ToastLine />
        <Box flexDirection="column" display={open.length > 0 ? 'none' : 'flex'}>
          {children}
        </Box>
        <OpenDialogs />
      </AreaContext.Provider>
    );
  }
  return (
    <AreaContext.Provider value={area}>
      {isTooSmall && <TooSmall columns={columns} rows={rows} />}
      <Box
        display={isTooSmall ? 'none' : 'flex'}
        flexDirection="column"
        width={columns}
        height={rows - 1}
        overflowY="hidden"
      >
        <Crumbs crumbs={crumbs} width={columns} header={header ?? undefined} />
        <Rule width={columns} />
        <Box height={area.height} paddingX={1} overflowY="hidden" flexDirection="column">
          {/* Overflow is clipped at the bottom: shrinking lines would be drawn over each other. */}
          <Box flexDirection="column" flexShrink={0} minHeight={area.height}>
            {children}
          </Box>
          <OpenDialogs />
        </Box>
        <Foot {...foot} />
      </Box>
    </AreaContext.Provider>
  );
}

/** Rows per page in accessible mode. */
const readRows = 20;

function OpenDialogs() {
  const open = useSignalValue(useTerminal().dialogs.current);
  // Each one is above those opened before it.
  return open.map(({ id, draw }, index) => (
    <LevelContext.Provider key={id} value={index * levelStep}>
      {draw()}
    </LevelContext.Provider>
  ));
}

type CrumbsProps = { crumbs: readonly string[]; width: number; header: BarColors | undefined };

function Crumbs({ crumbs, width, header }: CrumbsProps) {
  const last = crumbs.at(-1) ?? '';
  const room = width - 2 - widthOf(harmless(last));
  return (
    <Line
      bar={header}
      fill={header === undefined ? 0 : width}
      segments={[
        { text: ' ' },
        { text: wayTo(['Formdeck', ...crumbs.slice(0, -1)], room), tone: 'dim' },
        { text: cut(harmless(last), width - 8), tone: 'accent', bold: true },
      ]}
    />
  );
}

/** The innermost breadcrumbs that fit. */
function wayTo(crumbs: readonly string[], room: number): string {
  for (let from = 0; from < crumbs.length; from += 1) {
    const way = [...(from === 0 ? [] : ['…']), ...crumbs.slice(from)].map((crumb) => `${crumb} › `).join('');
    if (widthOf(harmless(way)) <= room) return way;
  }
  return '… › ';
}

function Rule({ width }: { width: number }) {
  return (
    <Label tone="dim" width={width}>
      {'─'.repeat(width)}
    </Label>
  );
}

/** Rule, keys and status; a message replaces the keys, a long one also the rule. */
function Foot(props: StatusProps) {
  const toast = useSignalValue(useTerminal().toasts.current);
  const isLong = toast !== null && widthOf(harmless(toast.text)) > props.width - 4;
  return (
    <>
      {isLong ? (
        <Box height={2} paddingX={1} overflow="hidden">
          <Label tone={toast.tone} bold>
            {toastSign[toast.tone] + toast.text}
          </Label>
        </Box>
      ) : (
        <>
          <Rule width={props.width} />
          {toast === null ? <Hints width={props.width} /> : <ToastLine />}
        </>
      )}
      <StatusLine {...props} />
    </>
  );
}

function Hints({ width }: { width: number }) {
  return <Line segments={hints(useSignalValue(useTerminal().keyboard.bindings), width)} />;
}

function ToastLine() {
  const toast = useSignalValue(useTerminal().toasts.current);
  if (toast === null) return null;
  return (
    <Line segments={[{ text: ` ${toastSign[toast.tone]}${toast.text}`, tone: toast.tone, bold: true }]} />
  );
}

type StatusProps = Pick<FrameProps, 'status' | 'connection'> & { width: number };

function StatusLine({ status, connection, width }: StatusProps) {
  const right = connection?.text ?? '';
  const left = cut(` ${status.map(harmless).join('  ·  ')}`, width - widthOf(right) - 2);
  const room = Math.max(1, width - widthOf(left) - widthOf(right) - 1);
  const gap = useTerminal().accessible ? '  ·  ' : ' '.repeat(room);
  return (
    <Line
      segments={[
        { text: left, tone: 'dim' },
        { text: gap },
        { text: right, tone: connection?.tone ?? 'dim' },
      ]}
    />
  );
}

const toastSign = { plain: '', good: '✓ ', warning: '! ', bad: '! ' } as const;

/**
 * As many key hints as fit; the help lists all, so its key is never omitted. In a dialog, the key that closes it takes
 * its place. A screen's main action, such as sending a filled-in form, is never omitted either.
 */
export function hints(bindings: readonly KeyBinding[], width: number): Segment[] {
  const shown = inReach(bindings).filter(({ hint, off }) => hint !== false && off === undefined);
  const lastKey = shown.some(({ key }) => key === 'help') ? 'help' : 'esc';
  const last = shown.filter(({ key }) => key === lastKey);
  const rest = shown.filter((binding) => !last.includes(binding));
  const always = [...rest.filter(({ hint }) => hint === 'first'), ...last];
  const widthOfHint = (binding: KeyBinding) => widthOf(`${shownKey(binding)} ${labelOf(binding)}   `);
  let room = width - 1 - always.reduce((sum, binding) => sum + widthOfHint(binding), 0);
  const fitting = rest.filter((binding) => {
    if (always.includes(binding)) return true;
    room -= widthOfHint(binding);
    return room >= 0;
  });
  return [...fitting, ...last].flatMap((binding, index) => [
    { text: index === 0 ? ' ' : '   ' },
    { text: shownKey(binding), bold: true },
    { text: ` ${labelOf(binding)}`, tone: 'dim' as const },
  ]);
}

function TooSmall({ columns, rows }: { columns: number; rows: number }) {
  return (
    <Box flexDirection="column">
      <Label bold>{t(m.thisTerminalIsTooSmall)}</Label>
      <Label>{t(m.itHasXAndX, { columns, rows, columns2: smallest.columns, rows2: smallest.rows })}</Label>
    </Box>
  );
}
