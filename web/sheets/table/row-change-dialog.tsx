// The confirmation of a bulk review or deletion: the number of affected rows, and which are skipped and why.
import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  commentField,
  goText,
  type ChangePreview,
  previewChange,
  previewTexts,
  returnIssue,
  type RowsChange,
} from '#core/sheets/review/bulk-change.ts';
import type { RowSelection } from '#core/sheets/table/row-selection.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import type { LoadedView } from '#web/sheets/engine/use-sheet-view.ts';
import type { RowsChangeControl } from './use-rows-change.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type RowChangeDialogProps = {
  view: LoadedView;
  selection: RowSelection;
  change: RowsChangeControl;
};

export function RowChangeDialog(props: RowChangeDialogProps) {
  const { asksFor, cancel } = props.change;
  return (
    <Modal
      opened={asksFor !== null}
      onClose={cancel}
      title={asksFor === null ? '' : `${goText(asksFor, props.selection.size)}?`}
    >
      {asksFor !== null && <RowChangeQuestion {...props} asksFor={asksFor} />}
    </Modal>
  );
}

type RowChangeQuestionProps = RowChangeDialogProps & { asksFor: RowsChange };

function RowChangeQuestion({ view, selection, asksFor: change, ...props }: RowChangeQuestionProps) {
  const { isChanging, go, cancel } = props.change;
  const [comment, setComment] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const preview = usePreview(view, selection, change);
  if (preview === null) return <Loading />;
  const { all, of, left } = previewTexts(preview, change, view.overview.namesById);
  const count = preview.rowIds.length;
  const field = commentField(change);
  const issue = field?.isRequired === true ? returnIssue(comment) : null;
  const submit = () => {
    setWasTried(true);
    if (issue === null) go(change, preview.rowIds, comment.trim() || null);
    else commentBox.current?.focus();
  };
  return (
    <Stack gap="md">
      <div>
        <Text>{all}</Text>
        {of.map((line) => (
          <Text key={line} size="sm" c="dimmed">
            {line}
          </Text>
        ))}
      </div>
      {left.length > 0 && (
        <Alert color="gray" icon={<Info size={18} aria-hidden />}>
          {left.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {field !== null && count > 0 && (
        <Textarea
          ref={commentBox}
          data-autofocus
          label={field.label}
          description={field.description}
          error={wasTried && issue}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={10_000}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={cancel}>
          {t(common.cancel)}
        </Button>
        <Button
          color={change === 'DELETED' ? 'red' : 'accent'}
          disabled={count === 0}
          loading={isChanging}
          onClick={submit}
        >
          {goText(change, count)}
        </Button>
      </Group>
    </Stack>
  );
}

/** Null while loading. */
function usePreview(view: LoadedView, selection: RowSelection, change: RowsChange): ChangePreview | null {
  const actor = useActor();
  const { client, edition, overview } = view;
  const [preview, setPreview] = useState<ChangePreview | null>(null);
  useEffect(() => {
    let isWanted = true;
    client.call('rowsAmong', [[...selection]]).then(
      (rows) => {
        if (isWanted) setPreview(previewChange(actor, { form: overview.form, rows }, change));
      },
      // The page is being closed.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [actor, change, client, edition, overview.form, selection]);
  return preview;
}
