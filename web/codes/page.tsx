// /codes: which QR codes somebody wants; Submit opens the page with them in a new tab.
import {
  Button,
  Collapse,
  Group,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import type { CatalogItem } from '#core/catalog/schema.ts';
import {
  blankCodes,
  codesOf,
  type CodesDraft,
  codesSearch,
  type CodeType,
  codeTypes,
  maximumCodes,
  planOf,
} from '#core/codes/codes-draft.ts';
import { codesIssue, codeTexts, sheetChoices } from '#core/codes/labels.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { isOn } from '#core/flags.ts';
import { useRead } from '#web/ui/use-read.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { Panel } from '#web/ui/panel.tsx';
import classes from './codes.module.css';
import { Example } from './example.tsx';
import { ItemFields } from './item-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/codes/texts.ts';
import { m } from './texts.ts';

export function CodesPage() {
  const { ports } = useCore();
  const [draft, setDraft] = useState<CodesDraft>(() => ({ ...blankCodes, seed: ports.newId() }));
  const [isTried, setIsTried] = useState(false);
  const [isAdvanced, setIsAdvanced] = useState(false);
  const actor = useActor();
  const isOfItems = draft.type === 'CATALOG';
  const catalog = useRead(catalogQuery, { enabled: isOfItems });
  const { plan, issues } = planOf(draft);
  const codes = useCodes(draft, catalog.data);
  const issue = isOfItems && codes !== null ? codesIssue(codes) : null;
  const change = (changes: Partial<CodesDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const issueOf = (field: keyof CodesDraft) =>
    isTried || draft[field] !== blankCodes[field]
      ? issues.find(({ path }) => path === field)?.message
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (plan === null) {
      if (issues.some(({ path }) => advancedFields.has(path))) setIsAdvanced(true);
      return;
    }
    if (isOfItems && (codes === null || issue !== null)) return;
    window.open(`/codes/print?${new URLSearchParams(codesSearch(draft)).toString()}`, '_blank', 'noopener');
    // Other random ones the next time.
    change({ seed: ports.newId() });
  };
  return (
    <Page title={codeTexts.title} subtitle={codeTexts.subtitle} width="reading">
      <form onSubmit={submit} noValidate>
        <div className={`grid items-start gap-20 ${classes.form}`}>
          <Panel>
            <Stack gap="md">
              <div>
                <Text fw={500} size="sm" mb={4} id="code-type">
                  {t(common.type)}
                </Text>
                <SegmentedControl
                  fullWidth
                  className={classes.types ?? ''}
                  aria-labelledby="code-type"
                  data={codeTypes
                    .filter((type) => type !== 'CATALOG' || isOn(actor, 'CATALOG_ENABLED'))
                    .map((type) => ({ value: type, label: type }))}
                  value={draft.type}
                  onChange={(value) => change({ type: typeOf(value) })}
                />
                <Text size="xs" c="dimmed" mt={6}>
                  {typeTexts[typeOf(draft.type)]}
                </Text>
              </div>
              {isOfItems ? (
                <ItemFields
                  draft={draft}
                  catalog={catalog.data}
                  hasFailed={catalog.isError}
                  issue={issue}
                  count={codes === null ? '' : t(m.codeCount, { count: codes.length })}
                  onChange={change}
                />
              ) : (
                <TextInput
                  label={t(both.howMany)}
                  description={t(m.atMost, { maximumCodes })}
                  inputMode="numeric"
                  value={draft.howMany}
                  error={issueOf('howMany')}
                  onChange={({ currentTarget: { value } }) => change({ howMany: value })}
                />
              )}
              <ValueFields draft={draft} issueOf={issueOf} onChange={change} />
              <UnstyledButton
                className="inline-flex items-center gap-6 weight-500"
                w="fit-content"
                aria-expanded={isAdvanced}
                onClick={() => setIsAdvanced(!isAdvanced)}
              >
                {isAdvanced ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
                {t(m.advanced)}
              </UnstyledButton>
              <Collapse expanded={isAdvanced}>
                <PrintFields draft={draft} issueOf={issueOf} onChange={change} />
              </Collapse>
              <Group justify="flex-end">
                <Button type="submit">{t(m.submit)}</Button>
              </Group>
            </Stack>
          </Panel>
          <Example first={codes?.[0]} description={draft.description} isLink={draft.formId !== ''} />
        </div>
      </form>
    </Page>
  );
}

type FieldsProps = {
  draft: CodesDraft;
  issueOf(field: keyof CodesDraft): string | undefined;
  onChange(changes: Partial<CodesDraft>): void;
};

/** What the codes hold, where that is not random. */
function ValueFields({ draft, issueOf, onChange }: FieldsProps) {
  return (
    <>
      {draft.type === 'INCREMENT' && (
        <Group grow align="flex-start">
          <TextInput
            label={t(m.prefix)}
            placeholder="PUMP-"
            value={draft.prefix}
            error={issueOf('prefix')}
            onChange={({ currentTarget: { value } }) => onChange({ prefix: value })}
          />
          <TextInput
            label={t(both.startingNumber)}
            inputMode="numeric"
            value={draft.start}
            error={issueOf('start')}
            onChange={({ currentTarget: { value } }) => onChange({ start: value })}
          />
        </Group>
      )}
      {draft.type === 'STATIC VALUE' && (
        <TextInput
          label={t(m.value)}
          value={draft.value}
          error={issueOf('value')}
          onChange={({ currentTarget: { value } }) => onChange({ value })}
        />
      )}
    </>
  );
}

/** How they are printed, and the form that they open. */
function PrintFields({ draft, issueOf, onChange }: FieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label={t(common.description)}
        description={t(m.printedBelowEachCode)}
        value={draft.description}
        error={issueOf('description')}
        onChange={({ currentTarget: { value } }) => onChange({ description: value })}
      />
      <Select
        label={t(both.paper)}
        data={[...sheetChoices]}
        allowDeselect={false}
        value={draft.sheet}
        error={issueOf('sheet')}
        onChange={(value) => onChange({ sheet: value ?? 'A4' })}
      />
      {(draft.sheet === 'A4' || draft.sheet === 'Letter') && (
        <Group grow align="flex-start">
          <TextInput
            label={t(both.rowsOf)}
            description={t(m.codesSideBySide)}
            inputMode="numeric"
            value={draft.perRow}
            error={issueOf('perRow')}
            onChange={({ currentTarget: { value } }) => onChange({ perRow: value })}
          />
          <TextInput
            label={t(m.scale)}
            description="1 is 128 pixels, 34 mm"
            inputMode="decimal"
            value={draft.scale}
            error={issueOf('scale')}
            onChange={({ currentTarget: { value } }) => onChange({ scale: value })}
          />
        </Group>
      )}
      <LinkFields draft={draft} issue={issueOf('questionId')} onChange={onChange} />
    </Stack>
  );
}

/** The first code, or all of the items of the catalog; null while something is missing. */
function useCodes(draft: CodesDraft, catalog: readonly CatalogItem[] | undefined) {
  return useMemo(() => {
    const { plan } = planOf({ ...draft, howMany: '1' });
    if (plan === null || (plan.type === 'CATALOG' && catalog === undefined)) return null;
    return codesOf(plan, location.origin, catalog);
  }, [draft, catalog]);
}

const advancedFields: ReadonlySet<string> = new Set([
  'description',
  'perRow',
  'scale',
  'sheet',
  'questionId',
]);

const typeTexts: Readonly<Record<CodeType, string>> = {
  UUID: t(m.randomIdsThatAreUnique),
  INCREMENT: t(m.consecutiveNumbersAfterPrefix),
  'STATIC VALUE': t(m.sameValueOnEveryCode),
  CATALOG: t(m.codeForEachItemIts),
};

function typeOf(value: string): CodeType {
  return codeTypes.find((type) => type === value) ?? 'UUID';
}
