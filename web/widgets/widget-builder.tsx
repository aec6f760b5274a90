// The dialog that creates or edits a widget: its fields, and a preview for the rows in view.
import { Button, Modal } from '@mantine/core';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { leaveUnsaved } from '#core/action.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { saveWidget } from '#core/widgets/actions.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { widgetTexts } from '#core/widgets/labels.ts';
import {
  draftOfWidget,
  newWidgetDraft,
  previewOfDraft,
  type WidgetDraft,
  widgetDraftIssues,
  isChangedWidget,
} from '#core/widgets/widget-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import type { WidgetDialogs } from '#web/slots.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useLeaving, useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { WidgetFields } from './widget-fields.tsx';
import classes from './widget-builder.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/widgets/texts.ts';

type WidgetBuilderProps = ComponentProps<WidgetDialogs['Builder']>;

export function WidgetBuilder({ opened, onClose, ...props }: WidgetBuilderProps) {
  const isNarrow = useNarrow();
  const { leave, onChanged } = useLeaving(leaveUnsaved, onClose);
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={leave}
      title={props.widget === null ? widgetTexts.create : widgetTexts.edit}
      size="82rem"
      fullScreen={isNarrow}
    >
      {/* Reset at each opening. */}
      <WidgetForm {...props} onClose={onClose} onLeave={leave} onChanged={onChanged} />
    </Modal>
  );
}

type WidgetFormProps = Omit<WidgetBuilderProps, 'opened'> & {
  onLeave(): void;
  onChanged(changed: boolean): void;
};

function WidgetForm({ form, widget, preview, onSaved, onClose, onLeave, onChanged }: WidgetFormProps) {
  const { ports } = useCore();
  const [first] = useState(() => (widget === null ? newWidgetDraft(ports.newId()) : draftOfWidget(widget)));
  const [draft, setDraft] = useState<WidgetDraft>(first);
  const [wasTried, setWasTried] = useState(false);
  const { run, isRunning } = useAction();
  const fields = useRef<HTMLDivElement>(null);
  const issues = widgetDraftIssues(draft, filteredQuestions(form));
  const seen = previewOfDraft(draft, filteredQuestions(form));
  // While the draft is incomplete, the last drawing stays, with what is missing.
  const [drawn, setDrawn] = useState<Widget | null>(null);
  if ('widget' in seen && JSON.stringify(seen.widget) !== JSON.stringify(drawn)) setDrawn(seen.widget);
  const missing = 'missing' in seen ? seen.missing : null;
  useReportChanges(onChanged, isChangedWidget(first, draft));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (issues.size > 0) {
      const wrong = [...issues.keys()].map((field) => `[data-field="${field}"] :is(input, button)`).join();
      fields.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    const saved = await run(saveWidget, { form, draft });
    if (!saved.done) return;
    onSaved(saved.result);
    onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={`grid items-start gap-24 ${classes.halves}`}>
        <div ref={fields} className="grid min-w-0 gap-20 one-column">
          <WidgetFields
            draft={draft}
            questions={filteredQuestions(form)}
            issues={wasTried ? issues : noIssues}
            onChange={setDraft}
          />
        </div>
        <div className={`sticky min-w-0 ${classes.preview}`} style={{ top: '5rem' }} aria-live="polite">
          <Panel title={draft.title.trim() || t(both.preview)} level={3}>
            {drawn !== null && (
              <div className={classes.drawn} data-outdated={missing !== null || undefined}>
                {preview('widget' in seen ? seen.widget : drawn)}
              </div>
            )}
            {missing !== null && (
              <p className={drawn === null ? 'middle min-h-160 m-0 faint text-center' : 'faint text-xs'}>
                {missing}
              </p>
            )}
          </Panel>
        </div>
      </div>
      <p className="m-0 mt-16 faint text-sm">{widgetTexts.seenBy}</p>
      <DialogFoot>
        <Button variant="default" onClick={onLeave}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" loading={isRunning}>
          {saveWidget.label}
        </Button>
      </DialogFoot>
    </form>
  );
}

const noIssues: ReturnType<typeof widgetDraftIssues> = new Map();
