// formdeck users export: the people as the CSV that `users apply` reads.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { everybody } from '#core/users/apply-people.ts';
import type { User } from '#core/users/user.ts';
import { writePeople } from '#core/users/write-people.ts';

export const exportPeople = verb({
  effect: 'reads',
  options: ({ template }: { template?: boolean }) => ({ isTemplate: template === true }),
  run: (context: Context, { isTemplate }): Promise<User[]> =>
    isTemplate ? Promise.resolve([]) : everybody(context.sendAgain),
  print(output, users) {
    // Without the mark and the line ends that spreadsheets want.
    for (const line of writePeople(users).slice(1).trimEnd().split('\r\n')) output.line(line);
  },
  json: (users) => users,
});
