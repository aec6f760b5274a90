// A form compiled for filling in, with what its inputs need: from the server, otherwise from this device.
import { fromBase64 } from '#core/files/base64.ts';
import { useEffect, useMemo } from 'react';
import { choosesFromCatalog } from '#core/catalog/catalog-names.ts';
import { type FillPlan, prepareForm } from '#core/filling/fill-plan.ts';
import { formCopyOf } from '#core/filling/offline-forms.ts';
import type { LastAnswers } from '#core/filling/fills/carried.ts';
import { carriesAnswers, lastAnswersOf } from '#core/filling/fills/last-answers.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { formQuery } from '#core/forms/queries.ts';
import type { Send } from '#core/send.ts';
import { attachedFileValue, storedIdOf } from '#core/questions/attached/attached-file.ts';
import { readFile, readImage } from '#core/sheets/calls.ts';
import { lastOwnSheetQuery } from '#core/sheets/queries.ts';
import { deviceTimeZone } from '#web/platform/device-time-zone.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { type QueryRecord, useRead } from '#web/ui/use-read.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { copies, type FillStore, type MediaType } from './device/fill-store.ts';
import { keepTool } from './device/fill-tools.ts';
import { useFilling } from './filling-context.tsx';
import type { ImageShelf, InputWorld } from './inputs/input-world.tsx';
import { useCatalog } from './use-catalog.ts';
import { type CachedQuery, useCopy, useCachedQuery } from './use-cached-query.ts';

/** `last`: what was answered to it last. */
export type ReadyForm = { form: WholeForm; plan: FillPlan; world: InputWorld; last: LastAnswers | null };

/** Undefined while loading. */
export function useForm(
  formId: string,
): Omit<CachedQuery<WholeForm>, 'data'> & { ready: ReadyForm | undefined } {
  const { send, ports } = useCore();
  const { store } = useFilling();
  const { data: form, ...rest } = useCachedQuery((ask) => formQuery(ask, formId), copies.form(formId));
  const hasCatalog = form !== undefined && choosesFromCatalog(form);
  const catalog = useCatalog(hasCatalog);
  const saved = useCopy(copies.savedAnswers).data;
  const images = useMemo(() => imageShelf(store, send, ports), [ports, send, store]);
  const plan = useMemo(
    () => form && prepareForm(form, Date.now, deviceTimeZone()),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same version is the same form: a draft goes on with it
    [form?.id, form?.version],
  );
  const { last, isPending } = useLastAnswers(plan);
  useEffect(() => form && whenIdle(() => loadTools(form)), [form]);
  const ready = useMemo(
    () =>
      // A row begins with what was answered last.
      isPending
        ? undefined
        : form && plan && { form, plan, last, world: { images, catalog, savedAnswers: saved ?? {} } },
    [form, plan, last, isPending, images, catalog, saved],
  );
  return { ...rest, ready };
}

/**
 * What was answered last: on this device, or else as the server knows it. Without a network, or an answer within some seconds, a form
 * begins without.
 */
function useLastAnswers(plan: FillPlan | undefined): { last: LastAnswers | null; isPending: boolean } {
  const { userId } = useActor();
  const here = useCopy(copies.lastAnswers(plan?.form.id ?? ''), plan !== undefined);
  const isWanted = plan !== undefined && here.data === null && carriesAnswers(plan);
  const there = useRead((send) => withinSeconds(lastOwnSheetQuery(send, plan?.form.id ?? '', userId)), {
    enabled: isWanted,
  });
  const last = useMemo(
    () => here.data ?? (isWanted ? lastAnswersOf(plan, there.data) : null),
    [here.data, isWanted, plan, there.data],
  );
  const waits = isWanted && there.isPending && there.fetchStatus === 'fetching';
  return { last, isPending: here.isPending || waits };
}

/** What is not there within some seconds is not. */
function withinSeconds<T>({ queryKey, queryFn }: QueryRecord<T | null>): QueryRecord<T | null> {
  const within = (signal: AbortSignal | undefined) =>
    AbortSignal.any([AbortSignal.timeout(longestWait), ...(signal === undefined ? [] : [signal])]);
  return {
    queryKey,
    queryFn: ({ signal }) => queryFn({ signal: within(signal) }).catch(() => null),
    staleTime: 0,
  };
}

/** Milliseconds. */
const longestWait = 3_000;

/** This form's tools are loaded in advance; a failure is retried when the button is pressed. */
function loadTools(form: WholeForm): void {
  for (const tool of formCopyOf(form).tools) void keepTool(tool).catch(() => undefined);
}

/** Images are stored on this device immediately; uploaded ones are read from the server. */
function imageShelf(store: FillStore, send: Send, ports: { newId(): string; now(): number }): ImageShelf {
  return {
    async keep(mediaType, bytes) {
      const id = ports.newId();
      await store.storeImage({ id, mediaType, bytes, at: ports.now() });
      return id;
    },
    async read(id, mediaType) {
      const stored = await store.storedImage(id);
      if (stored !== null) return new Blob([stored.bytes], { type: stored.mediaType });
      const picture = await store.copy(copies.picture(id)).catch(() => null);
      if (picture !== null)
        return new Blob([fromBase64(picture.value.bytes)], { type: picture.value.mediaType });
      const file = `${id}.${extensions[mediaType]}`;
      return send(readImage, { params: { file } }).then(
        (reply) => reply.blob(),
        () => null,
      );
    },
    async keepFile({ name, bytes, mediaType }, before) {
      const id = before === undefined ? ports.newId() : storedIdOf(before);
      await store.storeImage({ id, mediaType, name, bytes, at: ports.now() });
      return attachedFileValue({ id, size: bytes.length, name });
    },
    async readFile(value) {
      const id = storedIdOf(value);
      const stored = await store.storedImage(id);
      if (stored !== null) return new Blob([stored.bytes], { type: stored.mediaType });
      return send(readFile, { params: { id } }).then(
        (reply) => reply.blob(),
        () => null,
      );
    },
  };
}

const extensions: Readonly<Record<MediaType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
