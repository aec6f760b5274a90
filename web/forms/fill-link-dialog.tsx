// What a published form is made for, one step away: to fill it in, to see its answers, and to hand out its link, also
// as a QR code. Shown once a form is published, and from its menu.
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { codeOf, codeSvg } from '#core/codes/code.ts';
import { codePng } from '#core/codes/png.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { codeFileName, fillAddress, fillLinkTexts, whoFillsIn } from '#core/forms/fill-link.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { LinkButton } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { copyText } from '#web/platform/copy-text.ts';
import { saveBlob } from '#web/platform/download.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { useRead } from '#web/ui/use-read.ts';
import classes from './fill-link-dialog.module.css';

export type FillLinkDialogProps = { formId: string; opened: boolean; onClose(): void };

/** Nothing while the form is not in use: the list may still have the state from before it was published. */
export function FillLinkDialog({ formId, ...dialog }: FillLinkDialogProps) {
  const { data: forms = [] } = useRead(formsQuery);
  const form = forms.find(({ id, published, current }) => id === formId && published && current);
  return form && <LinkDialog form={form} {...dialog} />;
}

function LinkDialog({ form, opened, onClose }: Omit<FillLinkDialogProps, 'formId'> & { form: ListedForm }) {
  return (
    <Modal opened={useOpened(opened)} onClose={onClose} title={fillLinkTexts.title(form.name)} size="lg">
      <FillLink form={form} />
    </Modal>
  );
}

/** In pixels: fine enough to be printed on a sign. */
const savedCodeWidth = 1_000;

function FillLink({ form }: { form: ListedForm }) {
  const actor = useActor();
  const address = fillAddress(location.origin, form.id);
  const code = useMemo(() => codeOf(address), [address]);
  const copy = async () => {
    if (await copyText(address)) notifyDone(fillLinkTexts.copied);
    else notifyFailed(fillLinkTexts.notCopied);
  };
  return (
    <div className={`flex items-start gap-24 ${classes.columns}`}>
      <figure className={`rigid m-0 text-center ${classes.code}`} style={{ width: '11rem' }}>
        <div
          role="img"
          aria-label={fillLinkTexts.code}
          // oxlint-disable-next-line react/no-danger -- drawn by us, of numbers only
          dangerouslySetInnerHTML={{ __html: codeSvg(code, 176) }}
        />
        <Text component="figcaption" size="xs" c="dimmed">
          {fillLinkTexts.scan}
        </Text>
      </figure>
      <Stack gap="md" className="min-w-0 grow">
        <Text>{whoFillsIn(form)}</Text>
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <TextInput
            label={fillLinkTexts.link}
            value={address}
            readOnly
            flex={1}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button variant="default" onClick={() => void copy()}>
            {fillLinkTexts.copy}
          </Button>
        </Group>
        <Group gap="xs">
          {mayFillIn(actor, form).yes && (
            <LinkButton data-autofocus to="/fill/$templateId" params={{ templateId: form.id }}>
              {fillLinkTexts.fillIn}
            </LinkButton>
          )}
          <LinkButton
            variant="default"
            to="/sheet/$templateId/$sheetIds"
            params={{ templateId: form.id, sheetIds: 'all' }}
          >
            {fillLinkTexts.open}
          </LinkButton>
          <Button
            variant="default"
            onClick={() =>
              saveBlob(new Blob([codePng(code, savedCodeWidth)], { type: 'image/png' }), codeFileName(form))
            }
          >
            {fillLinkTexts.saveCode}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}
