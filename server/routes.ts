// Every call of this server: the routes of each feature, a line each. What a feature needs of others is handed over here.
import { itemNames } from '#server/catalog/store.ts';
import { type AroundFactors, factorRoutes } from '#server/factors/routes.ts';
import { feedRoutes } from '#server/feeds/routes.ts';
import { formRoutes } from '#server/forms/routes.ts';
import { presenter } from '#server/forms/whole.ts';
import { pendingImports } from '#server/imports/present.ts';
import { reminderEntries } from '#server/reminders/calendar-entries.ts';
import { scheduleEntries } from '#server/reports/schedules/calendar-entries.ts';
import { invitationRoutes } from '#server/session/invitation-routes.ts';
import { passkeyRoutes } from '#server/session/passkey-routes.ts';
import { sessionRoutes } from '#server/session/routes.ts';
import { startSignedIn } from '#server/session/start.ts';
import { endSession } from '#server/session/store.ts';
import { summaryRoutes } from '#server/sheets/summary-routes.ts';
import { refuseWrongPassword } from '#server/users/own-password.ts';
import { presentUser } from '#server/users/store.ts';
import { widgetRoutes } from '#server/widgets/routes.ts';
import { listWidgets, readLayouts } from '#server/widgets/store.ts';

export { accessRoutes } from '#server/access/routes.ts';
export { appearanceRoutes } from '#server/appearance/routes.ts';
export { auditRoutes } from '#server/audit/routes.ts';
export { catalogRoutes } from '#server/catalog/routes.ts';
export { changesRoutes } from '#server/sheets/changes-routes.ts';
export { exportRoutes } from '#server/exports/routes.ts';
export { fillingRoutes } from '#server/filling/routes.ts';
export { homeRoutes } from '#server/home/routes.ts';
export { importRoutes } from '#server/imports/routes.ts';
export { importUndoRoutes } from '#server/imports/undo.ts';
export { insightRoutes } from '#server/insights/routes.ts';
export { liveRoutes } from '#server/live/routes.ts';
export { mailRoutes } from '#server/mail/routes.ts';
export { mappingRoutes } from '#server/mappings/routes.ts';
export { namedJobRoutes } from '#server/named-jobs/routes.ts';
export { notificationRoutes } from '#server/notifications/routes.ts';
export { pinRoutes } from '#server/pins/routes.ts';
export { pushRoutes } from '#server/push/routes.ts';
export { reminderRoutes } from '#server/reminders/routes.ts';
export { reminderSubscriptionRoutes } from '#server/reminders/subscription-routes.ts';
export { reportRoutes } from '#server/reports/routes.ts';
export { sessionPolicyRoutes } from '#server/session/policy-routes.ts';
export { signInPolicyRoutes } from '#server/session/sign-in-policy-routes.ts';
export { sheetRoutes } from '#server/sheets/routes.ts';
export { signOnRoutes } from '#server/sign-on/routes.ts';
export { tokenRoutes } from '#server/tokens/routes.ts';
export { transformRoutes } from '#server/transforms/routes.ts';
export { userRoutes } from '#server/users/routes.ts';
export { viewRoutes } from '#server/views/routes.ts';

/** What a form is answered with. */
const aroundForms = { pendingImports, widgetsOf: listWidgets, layoutsOf: readLayouts };

/** The session that was for it alone ends. */
const startAfterSetup: AroundFactors['startAfterSetup'] = async (tx, actor, exchange) => {
  await endSession(tx, actor, exchange.token);
  return startSignedIn(tx, actor, exchange);
};
export const factor = factorRoutes({ presentUser, refuseWrongPassword, startAfterSetup });
export const session = sessionRoutes(presentUser);
export const passkey = passkeyRoutes(presentUser);
export const invitation = invitationRoutes(presentUser);
export const form = formRoutes(aroundForms);
export const summary = summaryRoutes({ widgetsOf: listWidgets, catalogNames: itemNames });
export const feed = feedRoutes([reminderEntries, scheduleEntries]);
export const widget = widgetRoutes(presenter(aroundForms));
