// What is said of a trouble, in notifications and e-mails alike.
import type { TroubleKind } from './schema.ts';

const begun: Readonly<Record<TroubleKind, (name: string) => string>> = {
  job: (name) => `The job "${name}" needs attention`,
  export: (name) => `The scheduled export of "${name}" failed`,
  report: (name) => `The scheduled report "${name}" failed`,
  mail: (name) => `E-mail to ${name} is not delivered`,
  schedule: (name) => `${name} could not be done when it was due`,
};
const over: Readonly<Record<TroubleKind, (name: string) => string>> = {
  job: (name) => `The job "${name}" is well again`,
  export: (name) => `The scheduled export of "${name}" works again`,
  report: (name) => `The scheduled report "${name}" works again`,
  mail: (name) => `E-mail to ${name} is delivered again`,
  schedule: (name) => `${name} is done again`,
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
