// Where providers send browsers back to. Each company has its own, so that the answer for one is never taken to the provider of
// another (RFC 9700, section 4.4: mix-up).
import { finishSignOn } from '#core/sign-on/calls.ts';
import { pathOf } from '#core/contract.ts';

export function redirectAddress(origin: string, companyId: string): string {
  return origin + pathOf(finishSignOn, { company: companyId });
}
