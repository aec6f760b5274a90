// The company's language: of e-mails, reports and files for people who have chosen none.
import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveLanguage } from '#core/appearance/actions.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { languageQuery } from '#core/appearance/queries.ts';
import { locales } from '#core/format/locales.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';

type LanguageProps = { onChanged(hasChanged: boolean): void };

export function LanguagePanel({ onChanged }: LanguageProps) {
  const query = useQuery(languageQuery(useCore().send));
  return (
    <Panel title={texts.language} subtitle={texts.languageAbout}>
      <Loaded query={query} failed={texts.languageNotLoaded}>
        {({ locale }) => <Language saved={locale ?? ''} onChanged={onChanged} />}
      </Loaded>
    </Panel>
  );
}

function Language({ saved, onChanged }: LanguageProps & { saved: string }) {
  const { run, isRunning } = useAction();
  /** Null: no unsaved changes. */
  const [draft, setDraft] = useState<string | null>(null);
  const chosen = draft ?? saved;
  useReportChanges(onChanged, chosen !== saved);
  const submit = async () => {
    if ((await run(saveLanguage, { locale: chosen === '' ? null : chosen })).done) setDraft(null);
  };
  return (
    <Group gap="xs" justify="space-between" align="end">
      <NativeSelect
        aria-label={texts.language}
        data={[
          { value: '', label: texts.serversLanguage },
          ...locales.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setDraft(value)}
      />
      <Button ml="auto" disabled={chosen === saved} loading={isRunning} onClick={() => void submit()}>
        {saveLanguage.label}
      </Button>
    </Group>
  );
}
