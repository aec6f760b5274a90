// /fill, /fill/{templateId} and /fill/{templateId}/{sheetId}: filling in, online and offline.
import { getRouteApi } from '@tanstack/react-router';
import { FillFormPage } from '#web/filling/pages/form-page.tsx';
import { FillFormsPage } from '#web/filling/pages/forms-page.tsx';
import { FillSheetPage } from '#web/filling/pages/sheet-page.tsx';
import { Reminders } from '#web/notifications/panel.tsx';

const form = getRouteApi('/fill/$templateId');
const sheet = getRouteApi('/fill/$templateId/$sheetId');

export function FillRoute() {
  return <FillFormsPage reminders={<Reminders />} />;
}

export function FillFormRoute() {
  return <FillFormPage formId={form.useParams().templateId} search={form.useSearch()} />;
}

export function FillSheetRoute() {
  const { templateId, sheetId } = sheet.useParams();
  return <FillSheetPage formId={templateId} sheetId={sheetId} search={sheet.useSearch()} />;
}
