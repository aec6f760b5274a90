// formdeck users apply. Every line is validated before the first user changes, and unchanged users are skipped, so that
// the command can be repeated after an interruption.
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { readTable } from '#cli/platform/read-table.ts';
import { AppError } from '#core/errors.ts';
import { actorOf } from '#core/session/state.ts';
import { applyPeople, changesIn, everybody, readPeopleWorld } from '#core/users/apply-people.ts';
import { unsentInvitations } from '#core/users/invitation.ts';
import { notInFile, type PersonStep, planPeople } from '#core/users/people-file.ts';
import {
  applyQuestion,
  changesText,
  doneText,
  peopleFileTexts,
  placeText,
} from '#core/users/people-texts.ts';
import type { User } from '#core/users/user.ts';
import { invitationSentence } from './invitation-sentence.ts';
import { namedChange } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

type Flags = { dryRun?: boolean; deactivateMissing?: boolean };
export type ApplyPeopleOptions = { path: string; dryRun: boolean; deactivatesMissing: boolean };

/** `unsent`: who was created, and could not be invited by e-mail. */
type Applied = { steps: PersonStep[]; unsent: User[] };

export const apply = verb({
  effect: {
    asks: ({ dryRun, deactivatesMissing }: ApplyPeopleOptions) => {
      if (dryRun) return null;
      return deactivatesMissing ? t(m.usersWhoAreNotIn) : t(m.usersWillBeCreatedAnd);
    },
  },
  options: ({ dryRun, deactivateMissing }: Flags, [path = '']): ApplyPeopleOptions => ({
    path,
    dryRun: dryRun === true,
    deactivatesMissing: deactivateMissing === true,
  }),

  async run(context: Context, { path, dryRun, deactivatesMissing }: ApplyPeopleOptions): Promise<Applied> {
    const world = await readPeopleWorld(context.sendAgain, actorOf(await context.user()));
    const { steps, issues } = planPeople(await readTable(context, path), world, { deactivatesMissing });
    if (issues.length > 0) {
      throw new AppError('invalid', peopleFileTexts.refused, {
        errors: issues.map(({ line, message }) => ({ path: placeText(line), message })),
        hint: wording(m.correctTheseLinesThenRun),
      });
    }
    const changes = changesIn(steps);
    if (dryRun || changes.length === 0) return { steps, unsent: [] };
    if (!context.settings.yes) {
      for (const step of changes) for (const line of textsOf(step)) context.output.say(line);
      await confirm(context, applyQuestion(changes), t(m.nothingWasChanged));
    }
    const ports = await context.ports();
    const { created } = await applyPeople({ send: context.send, ports }, changes, {
      signal: context.signal(),
    });
    const readAll = () => everybody(context.sendAgain);
    return { steps, unsent: await unsentInvitations(readAll, ports.sleep, created) };
  },

  print(output, { steps, unsent }, { dryRun }) {
    for (const step of steps) for (const line of textsOf(step)) output.line(line);
    if (steps.some(({ line, kind }) => line === notInFile && kind === 'none'))
      output.say(peopleFileTexts.ownStays);
    const texts = changesText(steps);
    if (texts === '') return output.say(peopleFileTexts.nothing);
    output.say(dryRun ? t(m.itWould, { texts }) : t(m.done, { steps: doneText(steps) }));
    for (const user of unsent) output.say(invitationSentence(user) ?? '');
  },

  json: ({ steps }) => steps,
});

/** A line for the step and one for each changed field; none without changes. */
function textsOf(step: PersonStep): string[] {
  if (step.kind === 'none') return [];
  const head = `${placeText(step.line)}: ${step.kind} ${step.userName}`;
  if (step.kind === 'deactivate') return [head];
  return [
    head,
    ...step.changes
      .map(namedChange)
      .map(({ field, before, after }) => `  ${field}: ${before || t(values.none)} -> ${after}`),
  ];
}
