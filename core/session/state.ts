// Who is signed in, as signals that a face may show (spec 1, section 3, "Sign-in state"). What the server
// knows beyond this is in the query cache and nowhere else.
import { computed, type ReadonlySignal, type Signal, batch, signal } from '@preact/signals-core';
import type { Actor } from '#core/actor.ts';
import type { Labels } from '#core/appearance/schema.ts';
import type { Region } from '#core/regions.ts';
import type { User } from '#core/users/schema.ts';

/** Undefined: as it is saved. */
export type LooksPreview = { labels?: Labels | undefined; logo?: string | undefined };

export type SessionState = {
  signedIn: ReadonlySignal<boolean>;
  region: Signal<Region | null>;
  /** The token that signs calls to the region in. */
  token: Signal<string | null>;
  user: Signal<User | null>;
  /** The same as permission rules see them. */
  actor: ReadonlySignal<Actor | null>;
  /** The session ended under the user's hands: they stay where they are, and sign in again in place. */
  expired: Signal<boolean>;
  /** Unread notifications. */
  notificationCount: Signal<number>;
  labels: Signal<Labels | null>;
  /** The address of the company's logo. */
  logo: Signal<string | null>;
  /** What an admin tries out: shown in place of both until it is saved or given up. */
  preview: Signal<LooksPreview>;
  /** From signed out to signed in. */
  begin(session: { region: Region; token: string; user: User }): void;
  /** Back to signed out: all of it is cleared. */
  reset(): void;
};

/** A signed-out state of its own. */
export function createSessionState(): SessionState {
  const region = signal<Region | null>(null);
  const token = signal<string | null>(null);
  const user = signal<User | null>(null);
  const expired = signal(false);
  const notificationCount = signal(0);
  const labels = signal<Labels | null>(null);
  const logo = signal<string | null>(null);
  const preview = signal<LooksPreview>({});

  function reset(): void {
    batch(() => {
      for (const one of [region, token, user, labels, logo]) one.value = null;
      notificationCount.value = 0;
      expired.value = false;
      preview.value = {};
    });
  }

  return {
    signedIn: computed(() => user.value !== null),
    region,
    token,
    user,
    actor: computed(() => (user.value === null ? null : actorOf(user.value))),
    expired,
    notificationCount,
    labels,
    logo,
    preview,
    begin(session) {
      batch(() => {
        reset();
        region.value = session.region;
        token.value = session.token;
        user.value = session.user;
      });
    },
    reset,
  };
}

/** A user as permission rules see them. */
export function actorOf(user: User): Actor {
  return {
    companyId: user.company.id,
    userId: user.id,
    userName: user.userName,
    role: user.role,
    groupIds: user.groups.map(({ id }) => id),
    timeZone: user.timeZone,
    flags: user.flags,
  };
}
