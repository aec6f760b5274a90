// The event stream of a form's changes. It outlives the request's transaction: each event checks the reader's current
// permissions in a separate transaction.
import * as calls from '#core/live/calls.ts';
import { readActor } from '#server/http/actor.ts';
import { on, Reply } from '#server/http/mount.ts';
import { findForm } from '#server/forms/store.ts';
import { seenSheetIds } from './store.ts';

export const liveRoutes = [
  on(calls.followForm, async ({ actor, tx, params, presented, services }) => {
    const { id: formId } = await findForm(tx, actor, params.id);
    const { companyId, userId } = actor;
    const { statementLimit, connectionLimit } = services.settings;
    const look = (sheetIds: readonly string[]) =>
      services.database.transaction(
        companyId,
        async (own) => {
          const now = await readActor(own, presented, calls.followForm, services.now());
          await findForm(own, now, formId);
          return seenSheetIds(own, now, formId, sheetIds);
        },
        {
          readOnly: true,
          statementLimit,
          connectionLimit,
          caller: { company: companyId, person: userId, heavy: false },
        },
      );
    return new Reply(services.live.follow({ companyId, userId, look }), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // A reused connection would keep the server from stopping after the stream has ended.
        connection: 'close',
        // Tells a reverse proxy not to buffer events.
        'x-accel-buffering': 'no',
      },
    });
  }),
];
