// formdeck company rename, export and delete.
import type { Context } from '#cli/context.ts';
import { confirm } from '#cli/command/confirm.ts';
import { verb } from '#cli/command/verb.ts';
import { countText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { createBackup } from './backup/create.ts';
import type { LockFlags } from './backup/keys.ts';
import { type PlaceFlags, placeOptions, type PlaceOptions, serverPlace } from './place.ts';
import { inThisProcess, serverPart } from './server-part.ts';
import { m } from './texts.ts';

type RenameOptions = { company: string; name: string } & PlaceOptions;

export const renameCompany = verb({
  effect: { undo: 'company rename' },
  options: (flags: PlaceFlags, [company = '', name = '']): RenameOptions => {
    if (name.trim() === '') throw new AppError('usage', wording(m.companyNeedsName));
    return { company, name: name.trim(), ...placeOptions(flags) };
  },

  async run(context: Context, { company, name, ...options }: RenameOptions) {
    const { inRegion } = await serverPart();
    const place = { ...(await serverPlace(context, options)), mayCreate: false };
    return inThisProcess(() => inRegion(place, (companies) => companies.rename(company, name)));
  },

  print(output, { before, name }) {
    output.say(t(m.companyIsCalled, { before, name }));
  },
});

/** A backup of the company, which `backup restore` takes anywhere. */
export const exportCompany = verb({
  ...createBackup,
  options: (flags: LockFlags & PlaceFlags, [company = '', target = '.'], command) =>
    createBackup.options({ ...flags, company }, [target], command),
});

type DeleteOptions = { company: string } & PlaceOptions;

export const deleteCompany = verb({
  effect: { asks: ({ company }: DeleteOptions) => t(m.deleteCompanyQuestion, { company }) },
  options: (flags: PlaceFlags, [company = '']): DeleteOptions => ({ company, ...placeOptions(flags) }),

  async run(context: Context, { company, ...options }: DeleteOptions) {
    const { version: _, ...place } = await serverPlace(context, options);
    await confirm(context, t(m.deleteCompanyQuestion, { company }), t(m.nothingWasDeleted));
    const { backups } = await serverPart();
    return inThisProcess(() => backups.deleteCompany({ ...place, mayCreate: false }, company));
  },

  print(output, { name, rows, files }) {
    output.say(t(m.companyIsDeleted, { name, rows: countText(rows), files: countText(files) }));
  },
});
