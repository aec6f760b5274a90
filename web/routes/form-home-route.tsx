// /forms/{id}/overview and /forms/{id}/files: the pages of a form's home that are not pages of other features.
import { getRouteApi } from '@tanstack/react-router';
import { FormFilesPage } from '#web/forms/home/files-page.tsx';
import { FormOverviewPage } from '#web/forms/home/overview-page.tsx';
import { FormImports } from '#web/imports/history/imports-page.tsx';
import { formDialogs } from './form-dialogs.ts';

const overview = getRouteApi('/forms/$formId/overview');
const files = getRouteApi('/forms/$formId/files');

export function FormOverviewRoute() {
  const { formId } = overview.useParams();
  return <FormOverviewPage key={formId} formId={formId} slots={formDialogs} />;
}

export function FormFilesRoute() {
  const { formId } = files.useParams();
  return (
    <FormFilesPage
      key={formId}
      formId={formId}
      slots={formDialogs}
      imports={<FormImports formId={formId} />}
    />
  );
}
