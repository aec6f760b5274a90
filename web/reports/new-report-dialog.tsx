// A new report: the forms that it is of, its design among pages drawn small, and its name.
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formsQuery } from '#core/forms/queries.ts';
import { createReport } from '#core/reports/actions.ts';
import { designsQuery } from '#core/reports/queries.ts';
import { mostReportForms, type ReportDesign } from '#core/reports/schema.ts';
import { shippedDesigns } from '#core/reports/designs.ts';
import { mayChangeDesigns } from '#core/reports/policy.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Gallery } from './gallery.tsx';
import { LinkAnchor } from '#web/ui/link.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { SearchMultiSelect } from '#web/ui/input/search-select.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';
import { rich } from '#web/ui/rich.tsx';

export type NewReportDialogProps = {
  /** The design that is chosen at first; by default the first that ships. */
  first?: string;
  opened: boolean;
  onClose(): void;
};

export function NewReportDialog({ first, opened, onClose }: NewReportDialogProps) {
  const query = useRead(designsQuery);
  return (
    <FormDialog title={reportTexts.create} size="xl" opened={opened} onClose={onClose}>
      <Loaded query={query} failed={t(m.designsCouldNotBeLoaded)}>
        {(designs) => (
          <NewReport designs={designs} first={first ?? shippedDesigns[0]?.id ?? null} onClose={onClose} />
        )}
      </Loaded>
    </FormDialog>
  );
}

type NewReportProps = { designs: readonly ReportDesign[]; first: string | null; onClose(): void };

function NewReport({ designs, first, onClose }: NewReportProps) {
  const forms = useRead(formsQuery).data ?? [];
  const { run, isRunning } = useAction();
  const [designId, setDesign] = useState(first);
  const actor = useActor();
  const [chosenForms, setForms] = useState<string[] | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasTried, setTried] = useState(false);
  // An own design is for one form.
  const formIds =
    chosenForms ?? designs.flatMap(({ id, form }) => (id === first && form !== undefined ? [form.id] : []));
  const isOffered = ({ form }: ReportDesign) =>
    form === undefined || formIds.length === 0 || (formIds.length === 1 && formIds[0] === form.id);
  const offered = designs.filter(isOffered);
  const design = offered.find(({ id }) => id === designId);
  const chooseDesign = (id: string) => {
    setDesign(id);
    const form = designs.find((each) => each.id === id)?.form;
    if (form !== undefined) setForms([form.id]);
  };
  const shownName = name ?? nameOf(design, forms.find(({ id }) => id === formIds[0])?.name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    if (design === undefined || formIds.length === 0 || shownName.trim() === '') return;
    const body = { reportId: design.id, templateIds: formIds, name: shownName };
    if ((await run(createReport, body, { onFailed: setFailure })).done) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {failure !== null && <Alert color="red">{failure}</Alert>}
        {mayChangeDesigns(actor).yes && (
          <Text size="sm">
            {rich(m.chooseDesignOrBuild, {
              link: (text) => (
                <LinkAnchor inherit underline="always" to="/reports/designs/create" onClick={onClose}>
                  {text}
                </LinkAnchor>
              ),
            })}
          </Text>
        )}
        <SearchMultiSelect
          {...firstField}
          label={t(common.forms)}
          description={t(m.formsOfReport)}
          data={forms.map(({ id, name: label }) => ({ value: id, label }))}
          value={formIds}
          onChange={setForms}
          maxValues={mostReportForms}
          error={wasTried && formIds.length === 0 ? t(both.chooseAtLeastOneForm) : null}
        />
        <Gallery
          designs={offered}
          formIds={formIds}
          value={design?.id ?? null}
          error={wasTried && design === undefined ? t(m.chooseDesign) : null}
          onChange={chooseDesign}
        />
        <TextInput
          label={t(common.name)}
          autoComplete="off"
          value={shownName}
          error={wasTried && shownName.trim() === '' ? t(both.nameIsRequired) : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" loading={isRunning}>
          {createReport.label}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What it is called until somebody calls it otherwise. */
function nameOf(design: ReportDesign | undefined, form: string | undefined): string {
  if (design === undefined) return '';
  return form === undefined || design.own ? design.name : `${form}: ${design.name}`;
}
