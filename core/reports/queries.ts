// Queries for reports.
import { AppError } from '#core/errors.ts';
import type { Run, Send } from '#core/send.ts';
import { listDesigns, listReports, previewReport, runReport } from './calls.ts';
import { listDesignVersions, previewDesign, readDesign } from './design-calls.ts';
import type { ReportDocument } from './document.ts';
import type { Design } from './own/schema.ts';
import { type ParameterValues, type Report, reportDocument } from './schema.ts';
import { reportTexts } from './labels.ts';

/** The reports that the user may see, by name. */
export const reportsQuery = (send: Send) => ({
  queryKey: ['reports'] as const,
  queryFn: ({ signal }: Run) => send(listReports, {}, { signal }),
});

export const designsQuery = (send: Send) => ({
  queryKey: ['report-designs'] as const,
  queryFn: ({ signal }: Run) => send(listDesigns, {}, { signal }),
});

/** A report from the list. There is no call for one alone. */
export function reportAmong(reports: readonly Report[], id: string): Report {
  const found = reports.find((report) => report.id === id);
  if (found !== undefined) return found;
  throw new AppError('not-found', `${reportTexts.notFound} ${id}`);
}

/** A report as the document that it is drawn from; null if there is no data. */
export const reportDocumentQuery = (send: Send, id: string, parameters: ParameterValues) => ({
  queryKey: ['report-document', id, JSON.stringify(parameters)] as const,
  staleTime: 0,
  async queryFn({ signal }: Run): Promise<ReportDocument | null> {
    const body = { format: 'JSON', parameters } as const;
    const response = await send(runReport, { params: { id }, body }, { signal });
    return response.status === 204 ? null : reportDocument.parse(await response.json());
  },
});

/** A report as HTML; null if there is no data. Run anew at each visit: rows come in all the time. */
export const reportPageQuery = (send: Send, id: string, parameters: ParameterValues) => ({
  queryKey: ['report-page', id, JSON.stringify(parameters)] as const,
  staleTime: 0,
  async queryFn({ signal }: Run): Promise<string | null> {
    const body = { format: 'HTML', imageFormat: 'SVG', parameters } as const;
    const response = await send(runReport, { params: { id }, body }, { signal });
    return response.status === 204 ? null : response.text();
  },
});

/** What a report by a design would say of forms, as HTML; null if there is no data. */
export const galleryPageQuery = (send: Send, preview: Preview) => ({
  queryKey: ['report-gallery', JSON.stringify(preview)] as const,
  async queryFn({ signal }: Run): Promise<string | null> {
    const response = await send(previewReport, { body: { ...preview, format: 'HTML' } }, { signal });
    return response.status === 204 ? null : response.text();
  },
});

type Preview = { reportId: string; templateIds: string[]; parameters: ParameterValues };

/** A design of one's own with its sections, as it is or was. */
export const designQuery = (send: Send, id: string, version?: number) => ({
  queryKey: ['report-design', id, version ?? 'newest'] as const,
  queryFn: ({ signal }: Run) =>
    send(readDesign, { params: { id }, query: version === undefined ? {} : { version } }, { signal }),
});

export const designVersionsQuery = (send: Send, id: string) => ({
  queryKey: ['report-design', id, 'versions'] as const,
  queryFn: ({ signal }: Run) => send(listDesignVersions, { params: { id } }, { signal }),
});

/** What a report by a design would say, as the document that it is drawn from; null if there is no data. */
export const designDocumentQuery = (send: Send, design: Design, parameters: ParameterValues) => ({
  queryKey: ['report-design-document', JSON.stringify({ design, parameters })] as const,
  staleTime: 0,
  async queryFn({ signal }: Run): Promise<ReportDocument | null> {
    const body = { design, parameters, format: 'JSON' } as const;
    const response = await send(previewDesign, { body }, { signal });
    return response.status === 204 ? null : reportDocument.parse(await response.json());
  },
});

/** A design that is being built, as HTML; null if there is no data. */
export const designPreviewQuery = (send: Send, design: Design, parameters: ParameterValues) => ({
  queryKey: ['report-design-preview', JSON.stringify({ design, parameters })] as const,
  staleTime: 0,
  async queryFn({ signal }: Run): Promise<string | null> {
    const body = { design, parameters, format: 'HTML' } as const;
    const response = await send(previewDesign, { body }, { signal });
    return response.status === 204 ? null : response.text();
  },
});
