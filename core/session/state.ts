// The signed-in state, as signals for a face (spec 1, section 3, "Sign-in state"). All other server data is only in the
// query cache.
import { computed, type ReadonlySignal, type Signal, batch, signal } from '@preact/signals-core';
import type { Actor } from '#core/actor.ts';
import type { Labels } from '#core/appearance/schema.ts';
import type { Region } from '#core/regions.ts';
import type { User } from '#core/users/user.ts';

/** Undefined: as saved. */
export type LooksPreview = { labels?: Labels | undefined; logo?: string | undefined };

export type SessionState = {
  signedIn: ReadonlySignal<boolean>;
  region: Signal<Region | null>;
  /** The token for calls to the region. */
  token: Signal<string | null>;
  user: Signal<User | null>;
  /** The user as an actor, for policies. */
  actor: ReadonlySignal<Actor | null>;
  /** The session expired during use: the page stays, and the user signs in again in place. */
  expired: Signal<boolean>;
  /** Unread notifications. */
  notificationCount: Signal<number>;
  labels: Signal<Labels | null>;
  /** The address of the company's logo. */
  logo: Signal<string | null>;
  /** An admin's unsaved appearance: shown instead of both until it is saved or discarded. */
  preview: Signal<LooksPreview>;
  /** Changes from signed out to signed in. */
  begin(session: { region: Region; token: string; user: User }): void;
  /** Resets to signed out. */
  reset(): void;
};

/** Creates a signed-out state. */
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

/** A user as an actor. */
export function actorOf(user: User): Actor {
  return {
    companyId: user.company.id,
    userId: user.id,
    userName: user.userName,
    displayName: user.displayName,
    role: user.role,
    groupIds: user.groups.map(({ id }) => id),
    timeZone: user.timeZone,
    flags: user.flags,
    passwordLength: user.company.passwordLength,
  };
}
