// The people of a company have two tabs, each a screen of its own.
import { peopleTexts } from '#core/users/labels.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';

export const peopleTabs = { users: peopleTexts.users, groups: peopleTexts.groups } as const;

/** The line above either list. */
export const tabsHead = (current: keyof typeof peopleTabs) => ({
  height: 1,
  draw: (place: string) => (
    <TabLine names={peopleTabs} current={current} right={{ text: place, tone: 'dim' }} />
  ),
});
