// What inputs have in common: a button of an icon and a word, as tall as a thumb, and what could not be done.
import { CircleAlert, Eraser, type LucideIcon, Undo2 } from 'lucide-react';
import type { Pad } from './pad/use-pad.ts';
import classes from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type ToolButtonProps = { icon: LucideIcon; label: string; id?: string; disabled?: boolean; onClick(): void };

export function ToolButton({ icon: Icon, label, ...button }: ToolButtonProps) {
  return (
    <button type="button" className={classes.tool} {...button}>
      <Icon size={22} aria-hidden />
      {label}
    </button>
  );
}

/** Takes back the last stroke, or all of them. */
export function StrokeButtons({ strokes, show }: Pick<Pad, 'strokes' | 'show'>) {
  const disabled = strokes.length === 0;
  return (
    <div className={`flex wrap gap-8 ${classes.buttons}`}>
      <ToolButton
        icon={Undo2}
        label={t(common.undo)}
        disabled={disabled}
        onClick={() => show(strokes.slice(0, -1))}
      />
      <ToolButton icon={Eraser} label={t(m.clear)} disabled={disabled} onClick={() => show([])} />
    </div>
  );
}

/** Null: nothing went wrong. */
export function InputIssue({ issue }: { issue: string | null }) {
  if (issue === null) return null;
  return (
    <p className={classes.issue} role="alert">
      <CircleAlert size={18} aria-hidden />
      {issue}
    </p>
  );
}
