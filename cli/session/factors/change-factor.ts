// Changes one's second factor in the terminal app: the password first, unless one has just signed in.
import { type Action } from '#core/action.ts';
import * as actions from '#core/factors/actions.ts';
import type { OwnFactors } from '#core/factors/schema.ts';
import { m } from '#core/factors/texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import type { Send } from '#core/send.ts';
import { currentPasswordProblem } from '#core/users/current-password.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, confirm } from '#cli/terminal/input/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { m as own } from '#cli/session/texts.ts';

export type FactorWorld = {
  dialogs: Dialogs;
  send: Send;
  userId: string;
  /** Runs an action; resolves to its result, null if it failed, which was said. */
  run<T, R>(action: Action<T, R>, thing: T): Promise<R | null>;
};

export async function changeFactor(world: FactorWorld, factors: OwnFactors): Promise<void> {
  const change = factors.app === null ? 'add' : await chooseChange(world.dialogs);
  if (change === null) return;
  const proof = factors.needsPassword ? await askProof(world, labels[change]) : {};
  if (proof === null) return;
  if (change === 'add') return addApp(world, proof);
  const text = t(change === 'renew' ? m.earlierCodesStop : m.passwordAloneWillDo);
  const question = { title: labels[change], text, confirm: labels[change], danger: true };
  if (!(await confirm(world.dialogs, question))) return;
  if (change === 'remove') return void (await world.run(actions.removeApp, proof));
  const renewed = await world.run(actions.renewRecoveryCodes, proof);
  if (renewed !== null) await showCodes(world.dialogs, renewed.recoveryCodes);
}

const labels = {
  add: actions.startApp.label,
  renew: actions.renewRecoveryCodes.label,
  remove: actions.removeApp.label,
} as const;

function chooseChange(dialogs: Dialogs) {
  return choose<'renew' | 'remove'>(dialogs, {
    title: t(m.secondFactor),
    isMenu: true,
    choices: (['renew', 'remove'] as const).map((value) => ({ value, label: labels[value] })),
  });
}

/** Asks until the password is right; null if cancelled. */
async function askProof(
  { dialogs, send, userId }: FactorWorld,
  title: string,
): Promise<actions.Proof | null> {
  let problem: string | undefined;
  for (;;) {
    const given = await askText(dialogs, {
      title,
      text: t(own.yourCurrentPassword),
      secret: true,
      problem,
      submit: 'next',
      issue: (text) => (text.trim() === '' ? t(own.yourCurrentPasswordIsRequired) : null),
    });
    if (given === null) return null;
    const found = await currentPasswordProblem(send, userId, given).catch(
      (error: unknown) => wordsOf(error).message,
    );
    if (found === null) return { currentPassword: given };
    problem = found;
  }
}

async function addApp(world: FactorWorld, proof: actions.Proof): Promise<void> {
  const app = await world.run(actions.startApp, proof);
  if (app === null) return;
  for (let problem: string | undefined; ;) {
    const code = await askText(world.dialogs, {
      title: labels.add,
      text: `${t(m.typeSecret)}\n\n${app.secret}\n\n${t(m.code)}`,
      problem,
      submit: 'next',
      issue: (text) => (text.trim() === '' ? t(m.codeIsRequired) : null),
    });
    if (code === null) return;
    try {
      const { recoveryCodes } = await actions.confirmApp.run(world.send, { code });
      return await showCodes(world.dialogs, recoveryCodes);
    } catch (error) {
      problem = wordsOf(error).message;
    }
  }
}

async function showCodes(dialogs: Dialogs, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await confirm(dialogs, {
    title: t(m.recoveryCodes),
    text: t(m.keepRecoveryCodes),
    confirm: t(common.done),
    cancel: t(common.close),
    details: () => codes.map((code) => [{ text: code }]),
  });
}
