// Of a command on what is sent to people by e-mail again and again: what is sent to oneself, unsubscribe and subscribe. Loaded with
// the program, so the verbs are loaded on demand.
import type { Command } from 'commander';
import { type Act, examples } from '#cli/command/act.ts';
import type { Subscription } from '#core/resource/subscriptions.ts';
import type { subscriptionVerbs } from './subscriptions.ts';

type Subscribing<Item extends Subscription> = {
  /** What is sent: `scheduled report`; what its argument is called: `report`; and by what it is named: `name`. */
  sent: string;
  noun: string;
  name: string;
  example: string;
  load(): Promise<ReturnType<typeof subscriptionVerbs<Item>>>;
};

/** Adds the three. */
export function addSubscriptionCommands<Item extends Subscription>(
  command: Command,
  act: Act,
  record: Subscribing<Item>,
): void {
  const { sent, noun, name, example, load } = record;
  const path = command.name();
  const named = [`<${noun}>`, `${name} of the ${noun}, or id from \`${path} subscriptions\``] as const;
  examples(
    command
      .command('subscriptions')
      .description(`List the ${sent}s that are sent to you by e-mail, and those that you unsubscribed from`)
      .action(act(async () => (await load()).subscriptions)),
    [`${path} subscriptions`, `${path} subscriptions --json`],
  );
  examples(
    command
      .command('unsubscribe')
      .description(`Unsubscribe from a ${sent} by e-mail`)
      .argument(...named)
      .action(act(async () => (await load()).unsubscribe)),
    [`${path} unsubscribe "${example}"`],
  );
  examples(
    command
      .command('subscribe')
      .description(`Subscribe to a ${sent} by e-mail again`)
      .argument(...named)
      .action(act(async () => (await load()).subscribe)),
    [`${path} subscribe "${example}"`],
  );
}
