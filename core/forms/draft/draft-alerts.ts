// Alerts and launch alerts of a draft (the wire calls the latter contextAlerts).
import type { DraftAlert, DraftLaunchAlert, FormDraft } from './form-draft.ts';

/** Adds an alert with the given id; its condition is still empty. */
export function addAlert(draft: FormDraft, id: string): FormDraft {
  const alert: DraftAlert = { id, name: '', alertContacts: [], expression: null, mobileAlert: true };
  return { ...draft, alerts: [...draft.alerts, alert] };
}

export function changeAlert(
  draft: FormDraft,
  id: string,
  change: Partial<Omit<DraftAlert, 'id'>>,
): FormDraft {
  return { ...draft, alerts: changedIn(draft.alerts, id, change) };
}

export function removeAlert(draft: FormDraft, id: string): FormDraft {
  return { ...draft, alerts: draft.alerts.filter((alert) => alert.id !== id) };
}

/** Adds a launch alert with the given id; its form and condition are still to be chosen. */
export function addLaunchAlert(draft: FormDraft, id: string): FormDraft {
  const alert: DraftLaunchAlert = {
    id,
    name: '',
    description: '',
    formId: '',
    expression: null,
    required: false,
  };
  return { ...draft, launchAlerts: [...draft.launchAlerts, alert] };
}

export function changeLaunchAlert(
  draft: FormDraft,
  id: string,
  change: Partial<Omit<DraftLaunchAlert, 'id'>>,
): FormDraft {
  return { ...draft, launchAlerts: changedIn(draft.launchAlerts, id, change) };
}

export function removeLaunchAlert(draft: FormDraft, id: string): FormDraft {
  return { ...draft, launchAlerts: draft.launchAlerts.filter((alert) => alert.id !== id) };
}

function changedIn<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  change: Partial<Omit<T, 'id'>>,
): T[] {
  return list.map((each) => (each.id === id ? { ...each, ...change } : each));
}
