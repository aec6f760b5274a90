// The checklist of a new company: a welcome while nothing has been made, steps that are done once something has, until it is
// dismissed (spec 1, section 2, "First-time welcome").
import { Button, VisuallyHidden } from '@mantine/core';
import {
  AlarmClock,
  CircleCheck,
  ClipboardPen,
  FileText,
  type LucideIcon,
  Palette,
  UserPlus,
} from 'lucide-react';
import type { HomeMade } from '#core/home/schema.ts';
import { type Intro, introOf } from '#core/home/settings.ts';
import { type HomeStep, homeSteps, introTexts as texts, isNew } from '#core/home/steps.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { usePathLink } from '#web/ui/link.tsx';
import { useHomeSettings } from './use-home-settings.ts';
import classes from './steps-panel.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/home/texts.ts';
import { common } from '#core/messages/common-texts.ts';

export function StepsPanel({ made }: { made: HomeMade }) {
  const actor = useActor();
  const user = useSignalValue(useCore().session.user);
  const { saveIntroAs } = useHomeSettings();
  const steps = homeSteps(actor, made);
  if (user === null || steps.length === 0) return null;
  const intro: Intro = introOf(user);
  const welcomes = isNew(steps);
  if (intro === 'folded')
    return (
      <p className="row wrap m-0 gap-x-8 soft">
        <span>
          {texts.titleLater}: {texts.done(steps)}.
        </span>
        <TextButton onClick={() => saveIntroAs('open')}>{texts.show}</TextButton>
      </p>
    );
  return (
    <section
      className="border rounded-12 on-accent print-hidden"
      style={{ padding: '1.25rem' }}
      aria-labelledby="steps-title"
    >
      <h2 id="steps-title" className="m-0 text-lg" style={{ fontWeight: 620 }}>
        {welcomes ? texts.title : texts.titleLater}
      </h2>
      <p className="m-0 mt-4 mb-16 soft">{welcomes ? texts.text : texts.done(steps)}</p>
      <ol className="grid bare-list gap-8">
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
      <div className="flex wrap mt-16 gap-8">
        <Button variant="default" size="xs" onClick={() => saveIntroAs('hidden')}>
          {texts.hide}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={() => saveIntroAs('folded')}>
          {texts.dismiss}
        </Button>
      </div>
    </section>
  );
}

const icons: Readonly<Record<HomeStep['id'], LucideIcon>> = {
  forms: FileText,
  people: UserPlus,
  entries: ClipboardPen,
  reminders: AlarmClock,
  appearance: Palette,
};

function Step({ step: { id, title, text, path, isDone } }: { step: HomeStep }) {
  const linkTo = usePathLink();
  const Icon = isDone ? CircleCheck : icons[id];
  return (
    <li className={classes.card} data-done={isDone || undefined}>
      <Icon size={20} aria-hidden className={`mt-2 ${classes.icon}`} />
      <div className="min-w-0 grow">
        <b className={`weight-600 ${classes.title}`}>{title}</b>
        {isDone ? (
          <VisuallyHidden>{t(common.done)}</VisuallyHidden>
        ) : (
          <div className="soft text-sm">{text}</div>
        )}
      </div>
      {!isDone && (
        <Button
          component="a"
          size="xs"
          variant="default"
          flex="none"
          aria-label={t(both.actionOn, { action: t(common.open), text: title })}
          {...linkTo(path)}
        >
          {t(common.open)}
        </Button>
      )}
    </li>
  );
}
