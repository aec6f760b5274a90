import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#tests/support/draw-terminal.tsx';
import { createFillServer, createFillTerminal, type FillTerminal } from '#tests/support/fill-terminal.tsx';

let terminal: FillTerminal;
beforeEach(async () => {
  terminal = await createFillTerminal();
});
afterEach(() => terminal.end());

describe('What was not sent', () => {
  it('is gone on with, whatever ended it', async () => {
    const server = createFillServer();
    const first = await terminal.draw(server, { newSheet: 'Week 12' });
    await first.type('Gate');
    await first.type(`${keys.enter}y`);

    const again = await terminal.draw(server);
    expect(again.text()).toMatch(/› Inspection {2}not sent, .*: Gate, Safe: Yes/);
    await again.type(keys.enter);
    await expect.poll(again.text).toMatch(/› Safe\s+Yes/);
    await again.type('\u0013');
    await again.type(keys.enter);
    await expect.poll(again.text).toContain('✓ Sent.');
    // Nothing is left of it.
    expect((await terminal.draw(server)).text()).toMatch(/Place \*\s+a text/);
  });

  it('takes the sheet along that was made for it, when it is discarded', async () => {
    const server = createFillServer({ refused: 1 });
    const first = await terminal.draw(server);
    await first.type('Gate');
    await first.type('\u0013');
    await first.type(keys.enter);
    await expect.poll(first.text).toContain('Your answers could not be sent.');

    const again = await terminal.draw(server);
    expect(again.text()).toMatch(/› Inspection {2}not sent/);
    await again.type('D');
    await again.type('y');
    await expect.poll(again.text).toMatch(/Place \*\s+a text/);
    const [made, ...others] = server.sent;
    expect(others).toEqual([
      { call: 'filling.discardSheet', body: { id: (made?.body as { id: string } | undefined)?.id } },
    ]);
  });

  it('is not sent twice where only its answer was lost', async () => {
    const server = createFillServer({ isAnswerLost: true });
    const first = await terminal.draw(server, { newSheet: 'Week 12' });
    await first.type('Gate');
    await first.type('\u0013');
    await first.type(keys.enter);
    await expect.poll(first.text).toContain('Sending ...');
    await first.type(keys.esc);
    await expect.poll(first.text).toContain('You stopped it.');

    const again = await terminal.draw(server);
    await again.type(keys.enter);
    await expect.poll(again.text).toContain('Your entry was sent.');
    await expect.poll(again.text).toMatch(/Place \*\s+a text/);
    expect(server.sent.map(({ call }) => call)).toEqual([
      'filling.createSheet',
      'filling.addRow',
      'filling.completeSheet',
    ]);
  });
});
