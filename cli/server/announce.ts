// The start message of `formdeck serve`: the address of the product, and how to sign in to the demo.
import type { Output } from '#cli/output/output.ts';
import { builtInRegions } from '#core/regions.ts';
import type { Serving } from '#server/serve.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Announced = Pick<Serving, 'regions' | 'networkOrigins'> & {
  /** Usernames by region, and their common password; null for a company's own server. */
  demo: { userNames: Readonly<Record<string, readonly string[]>>; password: string } | null;
};

/** Prints it to stderr in order of use: open, sign in, scan, stop. */
export async function announce(output: Output, { regions, networkOrigins, demo }: Announced): Promise<void> {
  const [first] = regions;
  output.say('');
  output.say(t(m.formdeckIsReadyOpenIt));
  output.say('');
  for (const { id, origin } of regions) output.say(`  Region ${id}    ${origin}`);
  for (const origin of networkOrigins) output.say(`  Network      ${origin}`);
  if (first !== undefined) output.say(`  API          ${first.origin}/docs`);
  if (demo !== null) {
    output.say('');
    for (const { id } of regions) output.say(`  Accounts ${id}  ${demo.userNames[id]?.join(', ') ?? ''}`);
    output.say(t(m.passwordLine, { password: demo.password }));
    output.say('');
    output.say(indented(await qrCode(networkOrigins[0] ?? first?.origin ?? '')));
    const isUsual = builtInRegions.some(({ server }) => server === first?.origin);
    const server = first === undefined || isUsual ? '' : ` --server ${first.origin}`;
    output.say(`  Try          npx formdeck login --username admin${server}`);
  }
  output.say('');
  output.say(t(m.stopWithCtrlC));
}

async function qrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode-terminal');
  return new Promise((resolve) => qrcode.generate(text, { small: true }, resolve));
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
