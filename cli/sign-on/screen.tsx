// Providers of single sign-on. What needs a browser, or a secret, is done there or by commands.
import { providers } from '#core/sign-on/resource.ts';
import { ResourceList } from '#cli/resource/resource-screen.tsx';

export function SignOnScreen() {
  return <ResourceList resource={providers} />;
}
