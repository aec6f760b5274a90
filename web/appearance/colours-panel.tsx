// The two menu colours: valid input is previewed immediately (spec 3, section 4).
import { Button, ColorInput, ColorSwatch, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { deleteLabels, saveLabels } from '#core/appearance/actions.ts';
import { isSameLabels, validLabels } from '#core/appearance/labels-draft.ts';
import { colourIssue, defaultLabels, type Labels, parseColour } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastText, menuContrast, readableText } from '#core/appearance/contrast.ts';
import classes from './appearance.module.css';

const suggestions = ['#0049ee', '#14213d', '#0b5d3b', '#8f1d2c', '#5b2a86', '#2c333d', '#ffffff', '#ffd166'];

export type ColoursPanelProps = {
  /** Null: the usual ones. */
  saved: Labels | null;
  onChanged(hasChanged: boolean): void;
};

export function ColoursPanel({ saved, onChanged }: ColoursPanelProps) {
  const { session } = useCore();
  const { run, isRunning } = useAction();
  const inForce = saved ?? defaultLabels;
  /** Null: no unsaved changes. */
  const [draft, setDraft] = useState<Labels | null>(null);
  const shown = draft ?? inForce;
  const valid = validLabels(shown);
  const hasChanged = draft !== null && (valid === null || !isSameLabels(valid, inForce));
  const { sidebarBackgroundColor: ground, sidebarTextColor: text } = valid ?? {};
  useEffect(() => {
    // What is not valid yet leaves the menu as it was.
    if (ground === undefined || text === undefined) return;
    const labels = hasChanged ? { sidebarBackgroundColor: ground, sidebarTextColor: text } : undefined;
    session.preview.value = { ...session.preview.peek(), labels };
  }, [ground, hasChanged, session, text]);
  useEffect(
    () => () => {
      session.preview.value = { ...session.preview.peek(), labels: undefined };
    },
    [session],
  );
  useReportChanges(onChanged, hasChanged);

  const submit = async () => {
    if (valid !== null && (await run(saveLabels, valid)).done) setDraft(null);
  };
  const toDefaults = async () => {
    const before = saved;
    const offer = () =>
      before === null ? undefined : { label: t(common.undo), onChoose: () => void run(saveLabels, before) };
    if ((await run(deleteLabels, null, { offer })).done) setDraft(null);
  };
  const field = (key: keyof Labels, label: string) => (
    <ColorInput
      label={label}
      value={shown[key]}
      onChange={(value) => setDraft({ ...shown, [key]: value })}
      format="hex"
      fixOnBlur={false}
      swatches={suggestions}
      swatchesPerRow={8}
      error={parseColour(shown[key]) === null && colourIssue}
      eyeDropperButtonProps={{ 'aria-label': t(m.pickOneFromScreen, { label }) }}
      popoverProps={{ withinPortal: false }}
      maxLength={7}
      spellCheck={false}
    />
  );
  return (
    <Panel title={texts.colours} subtitle={texts.coloursAbout}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-16"
      >
        <div
          className="grid items-start gap-16"
          style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
        >
          {field('sidebarBackgroundColor', texts.background)}
          {field('sidebarTextColor', texts.text)}
        </div>
        {valid !== null && (
          <ContrastLine
            labels={valid}
            onChoose={(sidebarTextColor) => setDraft({ ...shown, sidebarTextColor })}
          />
        )}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" disabled={draft === null || isRunning} onClick={() => setDraft(null)}>
            {t(m.reset)}
          </Button>
          <Button variant="default" disabled={saved === null || isRunning} onClick={() => void toDefaults()}>
            {deleteLabels.label}
          </Button>
          <Button type="submit" disabled={!hasChanged || valid === null} loading={isRunning}>
            {saveLabels.label}
          </Button>
        </Group>
      </form>
    </Panel>
  );
}

/** The contrast of the menu text, and a readable colour to use instead if it is too low. */
function ContrastLine({ labels, onChoose }: { labels: Labels; onChoose(text: string): void }) {
  const readable = readableText(labels);
  return (
    <div
      className={`row wrap gap-y-8 gap-x-10 py-10 px-12 rounded-8 on-sunken ${classes.contrast}`}
      data-readable={readable === null}
    >
      {readable === null ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
      <p className="grow-224 m-0 ink" role="status">
        {texts.contrast}: <b className="numbers">{contrastText(menuContrast(labels))}</b>.{' '}
        {readable === null ? texts.readable : texts.unreadable}
      </p>
      {readable !== null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<ColorSwatch color={readable} size={14} component="span" />}
          onClick={() => onChoose(readable)}
        >
          {t(m.useReadable, { readable })}
        </Button>
      )}
    </div>
  );
}
