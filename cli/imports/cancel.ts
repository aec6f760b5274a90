// formdeck import cancel. All imported data is lost, so somebody has to say yes.
import { idGiven } from '#cli/flags.ts';
import { verb } from '#cli/verb.ts';
import { AppError } from '#core/errors.ts';
import { cancelImport } from '#core/imports/calls.ts';
import { forgetImport } from './started.ts';
import { statusOf } from './wait.ts';

export type CancelFlags = { yes?: boolean };
export type CancelOptions = { id: string; yes: boolean };

export const cancel = verb({
  options: ({ yes }: CancelFlags, [id]): CancelOptions => ({
    id: idGiven('an import', id),
    yes: yes === true,
  }),

  async run(context, { id, yes }: CancelOptions) {
    if (!yes) {
      if (!context.input.interactive)
        throw new AppError('usage', 'Canceling loses all imported data: add --yes.');
      const { originalFileName } = await statusOf(context, id);
      const answer = await context.input.ask(
        `Are you sure you want to cancel? All imported data of ${originalFileName} will be lost! [y/N] `,
      );
      if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('cancelled', 'The import goes on.');
    }
    await context.send(cancelImport, { params: { id } });
    await forgetImport(context, id);
    return { id, canceled: true };
  },

  print(output) {
    output.say('Import successfully canceled');
  },
});
