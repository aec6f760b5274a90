// What is said of a trouble, in notifications and e-mails alike.
import type { TroubleKind } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const begun: Readonly<Record<TroubleKind, (name: string) => string>> = {
  job: (name) => t(m.jobNeedsAttention, { name }),
  export: (name) => t(m.scheduledExportOfFailed, { name }),
  report: (name) => t(m.scheduledReportFailed, { name }),
  mail: (name) => t(m.eMailToIsNot, { name }),
  schedule: (name) => t(m.couldNotBeDoneWhen, { name }),
  backup: () => t(m.backupFailed),
};
const over: Readonly<Record<TroubleKind, (name: string) => string>> = {
  job: (name) => t(m.jobIsWellAgain, { name }),
  export: (name) => t(m.scheduledExportOfWorksAgain, { name }),
  report: (name) => t(m.scheduledReportWorksAgain, { name }),
  mail: (name) => t(m.eMailToIsDelivered, { name }),
  schedule: (name) => t(m.isDoneAgain, { name }),
  backup: () => t(m.backupWorksAgain),
};

/** One sentence without its full stop. */
export function troubleText({
  kind,
  name,
  isOver,
}: {
  kind: TroubleKind;
  name: string;
  isOver: boolean;
}): string {
  return (isOver ? over : begun)[kind](name);
}
