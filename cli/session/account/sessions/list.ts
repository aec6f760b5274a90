// formdeck account sessions list.
import { recordListVerb } from '#cli/resource/list-verb.ts';
import { sessionsList } from '#core/session/list.ts';

export const list = recordListVerb(sessionsList);
