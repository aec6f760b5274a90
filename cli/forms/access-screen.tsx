// Who may see a form: each person with the reason, and what they may do.
import { personName } from '#core/primitives.ts';
import { formAccessList } from '#core/access/lists.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';

/** The screen. */
export function FormAccessScreen({ place }: ScreenProps<'form-access'>) {
  const { go } = useApp();
  return (
    <ListScreen
      list={formAccessList(place.formId)}
      onOpen={({ user }) => go({ screen: 'user', userId: user.id, name: personName(user) })}
    />
  );
}
