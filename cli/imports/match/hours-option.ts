// The options for times that the clocks skip in spring, or show twice in autumn.
import { AppError } from '#core/errors.ts';
import { type HourChoice, hourChoices, type HourChoices } from '#core/imports/dates/hours-schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type HourFlags = { skippedHour?: string; doubleHour?: string };
type HourOptions = { hours?: Partial<HourChoices> };

/** Throws AppError `usage` for anything but earlier, later and fail. */
export function hourOptions({ skippedHour, doubleHour }: HourFlags): HourOptions {
  if (skippedHour === undefined && doubleHour === undefined) return {};
  return {
    hours: {
      ...(skippedHour !== undefined && { skipped: hourOf('skipped-hour', skippedHour) }),
      ...(doubleHour !== undefined && { double: hourOf('double-hour', doubleHour) }),
    },
  };
}

function hourOf(option: string, text: string): HourChoice {
  const choice = hourChoices.find((each) => each.toLowerCase() === text);
  if (choice !== undefined) return choice;
  throw new AppError('usage', wording(m.isNotEarlierLaterOr, { option, text }));
}
