// The features of the product. Whatever is a list over features is made from this one.
import { appearanceFeature } from '#core/appearance/feature.ts';
import { catalogFeature } from '#core/catalog/feature.ts';
import { exportsFeature } from '#core/exports/feature.ts';
import { feedsFeature } from '#core/feeds/feature.ts';
import { fillingFeature } from '#core/filling/feature.ts';
import { formsFeature } from '#core/forms/feature.ts';
import { importsFeature } from '#core/imports/feature.ts';
import { mailFeature } from '#core/mail/feature.ts';
import { mappingsFeature } from '#core/mappings/feature.ts';
import { namedJobsFeature } from '#core/named-jobs/feature.ts';
import { notificationsFeature } from '#core/notifications/feature.ts';
import { pushFeature } from '#core/push/feature.ts';
import { remindersFeature } from '#core/reminders/feature.ts';
import { reportsFeature } from '#core/reports/feature.ts';
import { sessionFeature } from '#core/session/feature.ts';
import { sheetsFeature } from '#core/sheets/feature.ts';
import { tokensFeature } from '#core/tokens/feature.ts';
import { transformsFeature } from '#core/transforms/feature.ts';
import { usersFeature } from '#core/users/feature.ts';
import { viewsFeature } from '#core/views/feature.ts';
import { widgetsFeature } from '#core/widgets/feature.ts';

export const features = [
  appearanceFeature,
  catalogFeature,
  exportsFeature,
  feedsFeature,
  fillingFeature,
  formsFeature,
  importsFeature,
  mailFeature,
  mappingsFeature,
  namedJobsFeature,
  notificationsFeature,
  pushFeature,
  remindersFeature,
  reportsFeature,
  sessionFeature,
  sheetsFeature,
  tokensFeature,
  transformsFeature,
  usersFeature,
  viewsFeature,
  widgetsFeature,
] as const;
export type FeatureRecord = (typeof features)[number];
