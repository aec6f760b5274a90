// formdeck import cancel. All imported data is lost, so the user has to confirm.
import { confirm } from '#cli/command/confirm.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { importIdOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { cancel as cancelAction } from '#core/imports/actions.ts';
import { cancelImport } from '#core/imports/calls.ts';
import { forgetImport } from './started.ts';
import { statusOf } from './wait.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CancelOptions = { id: string };

export const cancel = verb({
  effect: { asks: () => t(m.allImportedDataWillBe) },
  options: (_: object, [id]): CancelOptions => ({ id: idPartGiven('import', id) }),

  async run(context, options: CancelOptions) {
    const id = await importIdOf(context, options.id);
    if (!context.settings.yes) {
      const { title, text } = cancelAction.confirmation?.(await statusOf(context, id)) ?? {
        title: '',
        text: '',
      };
      await confirm(context, `${title} ${text}`, t(m.importWasNotCanceled));
    }
    await context.send(cancelImport, { params: { id } });
    await forgetImport(context, id);
    return { id, canceled: true };
  },

  print(output) {
    output.say(t(m.importSuccessfullyCanceled));
  },
});
