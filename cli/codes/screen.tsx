// QR codes: which ones somebody wants, the first of them drawn beside the fields, all of them one by one, and a file.
import { useQuery } from '@tanstack/react-query';
import { homedir } from 'node:os';
import { useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { blankCodes, type CodesDraft, codesOf, type CodeText, planOf } from '#core/codes/codes-draft.ts';
import { codesIssue, codeTexts } from '#core/codes/labels.ts';
import type { FieldError } from '#core/errors.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { pathOf } from '#cli/platform/typed-path.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { CodesForm } from './codes-form.tsx';
import { requireKind, writeCodes } from './write-codes.ts';
import { counts } from '#core/messages/count-texts.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/codes/texts.ts';
import { m } from './texts.ts';
import { Box } from 'ink';
import { Label } from '#cli/terminal/theme.tsx';
import { DrawnCode } from './drawn-code.tsx';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function CodesScreen(_props: ScreenProps<'codes'>) {
  const { core, folder, say } = useApp();
  const { dialogs } = useTerminal();
  const server = useSignalValue(core.session.region)?.server ?? '';
  const [fresh] = useState<CodesDraft>(() => ({ ...blankCodes, seed: core.ports.newId() }));
  const [draft, setDraft] = useScreenState('draft', fresh);
  const [wasTried, setWasTried] = useState(false);
  const [shown, setShown] = useScreenState<number | null>('shown', null);
  const catalog = useQuery({ ...catalogQuery(core.send), enabled: draft.type === 'CATALOG' });
  const { plan, issues } = planOf(draft);
  const isWaiting = draft.type === 'CATALOG' && catalog.data === undefined;
  const codes = plan === null || isWaiting ? [] : codesOf(plan, server, catalog.data);
  const issue = plan === null || isWaiting ? null : codesIssue(codes);

  /** Says what is in the way; null: nothing is. */
  const ready = () => {
    setWasTried(true);
    if (catalog.isError) say(wordsOf(catalog.error).message, 'bad');
    else if (isWaiting) say(t(both.loadingCatalog), 'warning');
    else if (issue !== null) say(issue, 'bad');
    return plan !== null && issue === null && !isWaiting ? plan : null;
  };
  const save = async () => {
    const checked = ready();
    if (checked === null) return;
    const typed = await askText(dialogs, {
      title: t(m.saveCodes, { count: codes.length }),
      text: t(m.pdfSvgPngOrZip, { folder }),
      value: 'qr-codes.pdf',
      submit: 'save',
    });
    if (typed === null) return;
    try {
      const path = pathOf(typed, { folder, home: homedir() });
      requireKind(path, t(m.this));
      let placed = path;
      const notes = await writeCodes(
        path,
        { codes, plan: checked, at: core.ports.now() },
        { onPlaced: (at) => (placed = at) },
      );
      say([t(m.savedCodes, { count: codes.length, file: placed }), ...notes].join(' '), 'good');
    } catch (error) {
      say(wordsOf(error).message, 'bad');
    }
  };
  const show = () => {
    if (ready() !== null) setShown(0);
  };
  useKeys(
    shown === null
      ? [
          { key: 'submit', label: t(m.saveFile), hint: 'first', run: save },
          { key: 'otherPart', label: t(m.drawThem), run: show },
        ]
      : [{ key: 'write', label: t(m.saveFile), hint: 'first', run: save }],
  );
  if (shown !== null && codes.length > 0)
    return <ShownCodes codes={codes} description={draft.description} at={shown} onMove={setShown} />;
  return (
    <CodesForm
      draft={draft}
      onDraft={(changes) => setDraft({ ...draft, ...changes })}
      issues={wasTried ? issues : shownEarly(issues, draft)}
      first={codes[0] ?? null}
      count={codes.length}
      note={isWaiting && !catalog.isError ? codeTexts.loadingItems : issue}
      catalog={catalog.data ?? []}
      onSubmit={show}
    />
  );
}

/** Issues of fields that were changed; those of others come when they are needed. */
function shownEarly(issues: readonly FieldError[], draft: CodesDraft): readonly FieldError[] {
  return issues.filter(({ path }) =>
    Object.entries(draft).some(([key, value]) => key === path && !isBlank(key, value)),
  );
}

function isBlank(key: string, value: string): boolean {
  return Object.entries(blankCodes).some(([name, blank]) => name === key && blank === value);
}

type ShownCodesProps = {
  codes: readonly CodeText[];
  description: string;
  at: number;
  /** To another one; null: back to the fields. */
  onMove(at: number | null): void;
};

/** Codes one by one, as large as they are, to be scanned off the screen. */
function ShownCodes({ codes, description, at, onMove }: ShownCodesProps) {
  const { width, height } = useArea();
  const last = codes.length - 1;
  const index = Math.min(at, last);
  const code = codes[index];
  const to = (wanted: number) => onMove(Math.max(0, Math.min(last, wanted)));
  useKeys([
    { key: 'esc', label: t(m.changeThem), run: () => onMove(null) },
    { key: 'next', hint: last > 0, run: () => to(index + 1) },
    { key: 'previous', label: t(keyTexts.theOneBefore), hint: last > 0, run: () => to(index - 1) },
    { key: 'right', label: t(keyTexts.next), hint: false, run: () => to(index + 1) },
    { key: 'left', label: t(keyTexts.theOneBefore), hint: false, run: () => to(index - 1) },
    { key: 'first', label: t(m.first), hint: false, run: () => to(0) },
    { key: 'last', label: t(m.last), hint: false, run: () => to(last) },
  ]);
  if (code === undefined) return null;
  const texts = [code.label, code.note, description].filter((text) => text !== '').join('  ·  ');
  const where = last > 0 ? `${t(counts.placeOf, { place: index + 1, count: codes.length })}  ·  ` : '';
  return (
    <Box flexDirection="column">
      <Label bold width={width}>{`${where}${texts}`}</Label>
      <DrawnCode content={code.content} height={height - 1} />
    </Box>
  );
}
