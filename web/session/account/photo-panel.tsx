// The user's profile photo: choose, crop in a dialog, upload or remove.
import { Button, FileButton, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { uploadImage } from '#core/filling/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { photoTexts } from '#core/users/photo.ts';
import type { User } from '#core/users/user.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { usePhoto } from '#web/platform/use-photo.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx').then((it) => it.PhotoDialog));

export function PhotoPanel({ user }: { user: User }) {
  const { photo } = user;
  const url = usePhoto(photo, 72);
  const reset = useRef<() => void>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isOpened, setOpened] = useState(false);
  const { isBusy, save, remove } = useSavePhoto(user);

  const onPick = async (file: File | null) => {
    // Allows picking the same file again.
    reset.current?.();
    if (file === null) return;
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: 'from-image' }));
      setOpened(true);
    } catch {
      notifyFailed(photoTexts.unreadable);
    }
  };
  const onSave = async (bytes: Uint8Array<ArrayBuffer>) => {
    if (await save(bytes)) setOpened(false);
  };
  return (
    <Panel title={t(m.photo)}>
      <Group gap="md" wrap="nowrap">
        <Avatar person={user} url={url} size={72} />
        <div className="grid min-w-0 grow gap-2">
          <Text size="sm" c="dimmed">
            {photoTexts.about}
          </Text>
          <Group gap="xs" mt="xs">
            <FileButton
              resetRef={reset}
              accept="image/jpeg,image/png,image/webp"
              onChange={(file) => void onPick(file)}
            >
              {(props) => (
                <Button {...props} variant="default" leftSection={<ImageUp size={16} aria-hidden />}>
                  {photo === null ? photoTexts.choose : photoTexts.change}
                </Button>
              )}
            </FileButton>
            {photo !== null && (
              <Button
                variant="subtle"
                color="gray"
                loading={isBusy && !isOpened}
                leftSection={<Trash2 size={16} aria-hidden />}
                onClick={() => void remove()}
              >
                {photoTexts.remove}
              </Button>
            )}
          </Group>
        </div>
      </Group>
      {picture !== null && (
        <Suspense fallback={null}>
          <PhotoDialog
            picture={picture}
            opened={isOpened}
            isSaving={isBusy}
            onSave={(bytes) => void onSave(bytes)}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function useSavePhoto({ id }: User) {
  const { send, ports, session } = useCore();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (photo: () => Promise<string | null>, done: string, failed: string) => {
    setBusy(true);
    try {
      await send(changeUser, { params: { id }, body: { photo: await photo() } });
      await session.refresh();
      notifyDone(done);
      await queries.invalidateQueries({ queryKey: ['users'] });
      return true;
    } catch (error) {
      notifyFailed(failed, explanationOf(error, failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    save: (bytes: Uint8Array<ArrayBuffer>) =>
      change(
        async () => {
          const image = ports.newId();
          await send(uploadImage, { params: { id: image }, body: bytes });
          return image;
        },
        photoTexts.saved,
        photoTexts.failed,
      ),
    remove: () => change(async () => null, photoTexts.removed, photoTexts.notRemoved),
  };
}
