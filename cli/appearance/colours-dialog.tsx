// A dialog for the two menu colours; it previews them with their contrast as they are entered.
import { Box } from 'ink';
import { useState } from 'react';
import { leaveUnsaved } from '#core/action.ts';
import { saveLabels } from '#core/appearance/actions.ts';
import { contrastText, menuContrast, readableText } from '#core/appearance/contrast.ts';
import { isSameLabels, labelsIssues, validLabels } from '#core/appearance/labels-draft.ts';
import type { Labels } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { type Field, Form } from '#cli/terminal/input/form.tsx';
import { confirm } from '#cli/terminal/input/questions.tsx';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { MenuSample } from './menu-sample.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Opens the dialog; resolves when it is closed. */
export function openColoursDialog(dialogs: Dialogs, saved: Labels): Promise<unknown> {
  return dialogs.open<true>((close) => <ColoursDialog saved={saved} close={close} />);
}

function ColoursDialog({ saved, close }: { saved: Labels; close: Close<true> }) {
  const { dialogs } = useTerminal();
  const [draft, setDraft] = useState(saved);
  const leave = async () => {
    if (isSameLabels(draft, saved) || (await confirm(dialogs, leaveUnsaved))) close(null);
  };
  return (
    <Overlay title={texts.colours} width={76} onClose={() => void leave()}>
      <ColoursForm draft={draft} setDraft={setDraft} close={close} />
    </Overlay>
  );
}

type ColoursFormProps = {
  draft: Labels;
  setDraft(draft: Labels): void;
  close: Close<true>;
};

function ColoursForm({ draft, setDraft, close }: ColoursFormProps) {
  const { perform, user } = useApp();
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const valid = validLabels(draft);
  const readable = valid && readableText(valid);
  const field = (path: keyof Labels, label: string): Field => ({
    path,
    label,
    value: draft[path],
    placeholder: '#0049ee',
    onChange: (value) => setDraft({ ...draft, [path]: value }),
  });
  const save = async () => {
    setWasTried(true);
    if (valid === null) return;
    setBusy(true);
    const isSaved = await perform(saveLabels, valid);
    setBusy(false);
    if (isSaved) close(true);
  };
  const keys: KeyBinding[] = [
    { key: 'submit', label: t(keyTexts.submit), hint: 'first', run: save },
    {
      key: 'readableText',
      label: t(m.readableText),
      off: readable === null ? t(m.textIsReadable) : undefined,
      run: () => setDraft({ ...draft, sidebarTextColor: readable ?? draft.sidebarTextColor }),
    },
  ];
  useKeys(busy ? [] : keys, 'part');
  return (
    <Box flexDirection="column" marginTop={1}>
      <Form
        fields={[field('sidebarBackgroundColor', texts.background), field('sidebarTextColor', texts.text)]}
        issues={wasTried ? labelsIssues(draft) : []}
        submitLabel="submit"
        onSubmit={save}
        busy={busy}
      />
      <Box marginTop={1} flexDirection="column">
        {valid === null ? (
          <Label tone="dim">{t(m.previewAppearsHereWhenBoth)}</Label>
        ) : (
          <>
            <MenuSample labels={valid} name={user.company.name} />
            <Label tone={readable === null ? 'good' : 'warning'}>
              {`${texts.contrast}: ${contrastText(menuContrast(valid))}. ${
                readable === null
                  ? texts.readable
                  : t(m.ctrlRTakes, { unreadable: texts.unreadable, readable })
              }`}
            </Label>
          </>
        )}
      </Box>
    </Box>
  );
}
