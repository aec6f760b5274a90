// The people of a company have two tabs, each a screen of its own.
import { peopleTexts } from '#core/users/texts.ts';

export const peopleTabs = { users: peopleTexts.users, groups: peopleTexts.groups } as const;
