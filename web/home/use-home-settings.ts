// What a person chooses for their Home: at once here, and saved in the background.
import { type Intro, introSetting, pinsFirstSetting, withSetting } from '#core/home/settings.ts';
import { saveIntro, savePinsFirst } from '#core/users/actions.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';

export function useHomeSettings(): { saveIntroAs(intro: Intro): void; putPinsFirst(isFirst: boolean): void } {
  const { session } = useCore();
  const { run } = useAction();
  const change = (setting: { key: string; value: string }, save: () => Promise<{ done: boolean }>) => {
    const before = session.user.peek();
    if (before === null) return;
    session.user.value = withSetting(before, setting);
    void save().then(({ done }) => {
      if (!done) session.user.value = before;
    });
  };
  return {
    saveIntroAs: (intro) => change(introSetting(intro), () => run(saveIntro, { intro })),
    putPinsFirst: (isFirst) => change(pinsFirstSetting(isFirst), () => run(savePinsFirst, { isFirst })),
  };
}
