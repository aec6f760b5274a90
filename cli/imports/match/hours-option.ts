// The options for times that the clocks skip in spring, or show twice in autumn.
import { AppError } from '#core/errors.ts';
import { type HourChoice, hourChoices, type HourChoices } from '#core/imports/hours.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type HourFlags = { skippedHour?: string; doubleHour?: string };

/** Throws AppError `usage` for anything but earlier, later and fail. */
export function hoursOf({ skippedHour, doubleHour }: HourFlags): { hours?: HourChoices } {
  if (skippedHour === undefined && doubleHour === undefined) return {};
  return {
    hours: { skipped: hourOf('skipped-hour', skippedHour), double: hourOf('double-hour', doubleHour) },
  };
}

function hourOf(option: string, text = 'fail'): HourChoice {
  const choice = hourChoices.find((each) => each.toLowerCase() === text);
  if (choice !== undefined) return choice;
  throw new AppError('usage', wording(m.isNotEarlierLaterOr, { option, text }));
}
