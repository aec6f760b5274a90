// The company's logo: a chosen file is previewed in the menu immediately and uploaded on submit.
import { Alert, Button, Group } from '@mantine/core';
import { CircleAlert, ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { removeLogo, sendLogo } from '#core/appearance/actions.ts';
import { logoEndings, logoTypeOf } from '#core/appearance/logo-file.ts';
import type { LogoType } from '#core/appearance/schema.ts';
import { appearanceTexts as texts } from '#core/appearance/labels.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useReportChanges } from '#web/ui/dialog/use-leaving.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useAction } from '#web/ui/use-action.ts';
import classes from './appearance.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type LogoChoice = { file: File; type: LogoType; url: string };

export type LogoPanelProps = {
  /** Its address; null where there is none. */
  saved: string | null;
  onChanged(hasChanged: boolean): void;
};

export function LogoPanel({ saved, onChanged }: LogoPanelProps) {
  const { session, http } = useCore();
  const server = useSignalValue(session.region)?.server ?? '';
  const name = useSignalValue(session.user)?.company.name ?? '';
  const { run, isRunning } = useAction();
  const [chosen, setChosen] = useState<LogoChoice | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  useEffect(() => {
    session.preview.value = { ...session.preview.peek(), logo: chosen?.url };
    return () => {
      session.preview.value = { ...session.preview.peek(), logo: undefined };
      if (chosen !== null) URL.revokeObjectURL(chosen.url);
    };
  }, [chosen, session]);
  useReportChanges(onChanged, chosen !== null);

  const pick = (file: File | null) => {
    if (file === null) return;
    try {
      setChosen({ file, type: logoTypeOf(file), url: URL.createObjectURL(file) });
      setIssue(null);
    } catch (error) {
      setChosen(null);
      setIssue(explanationOf(error));
    }
  };
  const submit = async () => {
    if (chosen === null) return;
    const { file, type } = chosen;
    if ((await run(sendLogo, { type, body: file, http, server })).done) reset();
  };
  const reset = () => {
    setChosen(null);
    setIssue(null);
  };
  const toDefaults = async () => {
    if ((await run(removeLogo, null)).done) reset();
  };
  const shown = chosen?.url ?? saved;
  return (
    <Panel title={texts.logo} subtitle={texts.logoAbout}>
      <div
        className="grid items-stretch gap-16"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
      >
        <div className={`middle p-16 rounded-12 menu-ink ${classes.plate}`}>
          {shown === null ? (
            <p className="m-0 text-center">{texts.noLogo}</p>
          ) : (
            <img
              className="max-w-full"
              style={{ maxHeight: '5rem', objectFit: 'contain' }}
              src={shown}
              alt={chosen === null ? name : t(m.previewOf, { file: chosen.file.name })}
              onError={() => {
                if (chosen === null) return;
                setChosen(null);
                setIssue(t(m.cannotBeShownAsImage, { file: chosen.file.name }));
              }}
            />
          )}
        </div>
        <FileDrop
          icon={<ImageUp size={22} />}
          title={chosen === null ? t(m.dropImageHere) : chosen.file.name}
          text={texts.logoKinds}
          label={t(m.logoFile)}
          accept={logoEndings.join(',')}
          onPick={pick}
        />
      </div>
      {issue !== null && (
        <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />}>
          {issue}
        </Alert>
      )}
      <Group gap="xs" justify="flex-end">
        <Button variant="default" disabled={(chosen === null && issue === null) || isRunning} onClick={reset}>
          {t(m.reset)}
        </Button>
        <Button variant="default" disabled={saved === null || isRunning} onClick={() => void toDefaults()}>
          {removeLogo.label}
        </Button>
        <Button disabled={chosen === null} loading={isRunning} onClick={() => void submit()}>
          {sendLogo.label}
        </Button>
      </Group>
    </Panel>
  );
}
