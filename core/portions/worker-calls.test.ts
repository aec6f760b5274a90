import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { createRemote, type FromWorker, type PageLine, serveCalls, type ToWorker } from './worker-calls.ts';

type Calls = { double(value: number): number; size(bytes: ArrayBuffer): number; never(): Promise<void> };

/** Workers that are started one after another; `broke` breaks the last one, `closed` counts those that were closed. */
function workers() {
  const state = { started: 0, closed: 0, broke: () => {} };
  function open(): Promise<PageLine> {
    state.started += 1;
    if (state.started === 1) return Promise.reject(new AppError('unexpected'));
    let toPage: (message: FromWorker) => void = () => {};
    let toWorker: (message: ToWorker) => void = () => {};
    const calls: Calls = {
      double: (value) => value * 2,
      size: ({ byteLength }) => byteLength,
      never: () => new Promise(() => {}),
    };
    serveCalls(
      {
        send: (message) => toPage(structuredClone(message)),
        listen: (heard) => void (toWorker = heard),
        close: () => {},
      },
      () => calls,
    );
    return Promise.resolve({
      send: (message, transfer = []) => toWorker(structuredClone(message, { transfer })),
      listen(heard, broke = () => {}) {
        toPage = heard;
        state.broke = broke;
      },
      close: () => void (state.closed += 1),
    });
  }
  return { state, remote: createRemote<Calls>(open) };
}

it('starts a worker with the first call, and another one where it did not start or broke', async () => {
  const { state, remote } = workers();
  await expect(remote.call('double', [1])).rejects.toMatchObject({ code: 'unexpected' });
  expect(await remote.call('double', [2])).toBe(4);
  const left = remote.call('never', []);
  await remote.call('double', [3]);
  state.broke();
  await expect(left).rejects.toMatchObject({ name: 'AppError', code: 'unexpected' });
  expect(state.closed).toBe(1);
  expect(await remote.call('double', [4])).toBe(8);
  expect(state.started).toBe(3);
});

it('transfers buffers', async () => {
  const { remote } = workers();
  await remote.call('double', [1]).catch(() => undefined);
  const bytes = new ArrayBuffer(8);
  expect(await remote.call('size', [bytes])).toBe(8);
  expect(bytes.byteLength).toBe(0);
});

it('cancels what is under way when it is closed, and starts nothing any more', async () => {
  const { state, remote } = workers();
  await remote.call('double', [1]).catch(() => undefined);
  const left = remote.call('never', []);
  await remote.call('double', [2]);
  remote.close();
  await expect(left).rejects.toMatchObject({ code: 'cancelled' });
  await expect(remote.call('double', [3])).rejects.toMatchObject({ code: 'cancelled' });
  expect(state).toMatchObject({ started: 2, closed: 1 });
});
