// formdeck groups show.
import { personAndUsername } from '#core/primitives.ts';
import { oneNamed } from '#cli/command/finder.ts';
import { groupNamed } from '#cli/command/group-named.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { values } from '#core/messages/value-texts.ts';

export const show = showVerb({
  options: oneNamed,
  find: groupNamed,
  facts: ({ id, name, members }) => [
    [t(common.name), name],
    [t(m.members), members.map(personAndUsername).join(', ') || t(values.none)],
    ['ID', id],
  ],
});
