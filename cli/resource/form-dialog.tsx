// The form of a thing in an overlay, from its record in core.
import { Box } from 'ink';
import { useState } from 'react';
import { leaveUnsaved } from '#core/action.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { type Form as FormRecord, isFormChanged } from '#core/resource/form.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { Close, Dialogs } from '#cli/terminal/dialogs.ts';
import { type Field, Form } from '#cli/terminal/input/form.tsx';
import { confirm } from '#cli/terminal/input/questions.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { type DrawnFields, fieldsOf } from './form-fields.ts';
import { useThings } from './use-things.ts';

/** What the screen adds to a record. */
export type FormParts<Draft> = {
  /** The fields that the record leaves to it, by path. */
  slots?: DrawnFields<Draft>;
  /** Below the fields. */
  note?(draft: Draft): string;
};

/** Opens it; returns what was saved, null if cancelled or if nothing was changed. */
export function openForm<Thing, Draft, Saved>(
  dialogs: Dialogs,
  form: FormRecord<Thing, Draft, Saved>,
  thing: Thing | null,
  parts: FormParts<Draft> = {},
): Promise<Saved | null> {
  // Wrapped, so that null may be what was saved.
  return dialogs
    .open<{ saved: Saved }>((close) => <FormDialog {...{ form, thing, close, parts }} />)
    .then((closed) => closed?.saved ?? null);
}

type FormDialogProps<Thing, Draft, Saved> = {
  form: FormRecord<Thing, Draft, Saved>;
  thing: Thing | null;
  parts: FormParts<Draft>;
  close: Close<{ saved: Saved }>;
};

function FormDialog<Thing, Draft, Saved>(props: FormDialogProps<Thing, Draft, Saved>) {
  const { form, thing, parts, close } = props;
  const { core, actor } = useApp();
  const { dialogs } = useTerminal();
  const context = { actor, now: core.ports.now() };
  const [before] = useState(() => ({ thing, draft: form.draftOf(thing, context) }));
  const [draft, setDraft] = useState(before.draft);
  const isChanged = isFormChanged(form, draft, before);
  const leave = async () => {
    if (!isChanged || (await confirm(dialogs, leaveUnsaved))) close(null);
  };
  return (
    <Overlay title={form.title(thing)} width={76} onClose={() => void leave()}>
      <Fields
        {...{ form, thing, parts, close, draft, isChanged }}
        setDraft={(next: Draft) => setDraft(() => next)}
      />
    </Overlay>
  );
}

type FieldsProps<Thing, Draft, Saved> = FormDialogProps<Thing, Draft, Saved> & {
  draft: Draft;
  setDraft(draft: Draft): void;
  isChanged: boolean;
};

function Fields<Thing, Draft, Saved>(props: FieldsProps<Thing, Draft, Saved>) {
  const { form, thing, parts, close, draft, setDraft, isChanged } = props;
  const { core, actor, perform } = useApp();
  const { dialogs } = useTerminal();
  const context = { actor, now: core.ports.now() };
  const offered = useThings(form.things);
  const [wasTried, setWasTried] = useState(false);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setRefused([]);
  };
  const own = form.issues(draft, thing, context);
  const issues = wasTried ? [...own, ...refused] : [];
  const said = form.fields(draft, { thing, context, offered });
  const fields: readonly Field[] = fieldsOf(said, { draft, change, dialogs, slots: parts.slots });
  const submitLabel = form.saveLabel(thing).toLowerCase();
  const save = async () => {
    setWasTried(true);
    if (own.length > 0) return;
    if (thing !== null && !isChanged) return close(null);
    setBusy(true);
    await form.save(
      (action, input) =>
        perform(action, input, {
          onDone: (saved) => close({ saved }),
          onFailed: (error) => setRefused(error instanceof AppError ? (error.details.errors ?? []) : []),
        }),
      { draft, thing, context },
    );
    setBusy(false);
  };
  useKeys(busy ? [] : [{ key: 'submit', label: submitLabel, hint: 'first', run: save }], 'part');
  const isKnown = (path: string) => fields.some((field) => field.path === path);
  const note = parts.note?.(draft) ?? '';
  return (
    <Box flexDirection="column" marginTop={1}>
      <Form fields={fields} issues={issues} submitLabel={submitLabel} onSubmit={save} busy={busy} />
      {issues
        .filter(({ path }) => !isKnown(path))
        .map(({ path, message }) => (
          <Label key={path} tone="bad">
            {message}
          </Label>
        ))}
      {note !== '' && (
        <Box marginTop={1}>
          <Label tone="dim">{note}</Label>
        </Box>
      )}
    </Box>
  );
}
