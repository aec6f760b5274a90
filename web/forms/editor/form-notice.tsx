// What to know before editing a form: that it is published and the consequences, or whose next version it is.
import { Button } from '@mantine/core';
import { Archive, GitBranch } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { WholeForm } from '#core/forms/calls.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { formTexts } from '#core/forms/labels.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import { useRead } from '#web/ui/use-read.ts';
import { ImpactDialog } from './saving/impact-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FormNoticeProps = {
  saved: WholeForm | null;
  /** The published form whose next version begins with the first save. */
  begins: { name: string } | undefined;
  /** Its settings are edited, which take effect at once. */
  isSettings: boolean;
  onOpen(formId: string): void;
  /** Saves the new version and asks whether to publish it. Stable. */
  onPublish(): void;
};

export const FormNotice = memo(function FormNotice(props: FormNoticeProps) {
  const { saved, begins, isSettings, onOpen, onPublish } = props;
  if (saved === null) {
    if (begins === undefined) return null;
    return (
      <Notice icon={<GitBranch size={18} aria-hidden />} title={t(m.thisFormIsPublished)}>
        {t(m.changesBeginVersion)}
      </Notice>
    );
  }
  if (!saved.current) {
    return (
      <Notice icon={<Archive size={18} aria-hidden />} title={t(m.thisFormIsArchived)}>
        {t(m.itCannotBeFilledIn)}
      </Notice>
    );
  }
  if (saved.published) return isSettings && <NextVersionNotice saved={saved} onOpen={onOpen} />;
  if (saved.versionOf !== null)
    return <VersionNotice saved={saved} of={saved.versionOf.name} onPublish={onPublish} />;
  return null;
});

/** A next version has settings of its own. */
function NextVersionNotice({ saved, onOpen }: { saved: WholeForm; onOpen(formId: string): void }) {
  const next = nextVersionOf(useRead(formsQuery).data ?? [], saved.id);
  if (next === undefined) return null;
  return (
    <Notice
      icon={<GitBranch size={18} aria-hidden />}
      title={formTexts.versionInProgress}
      actions={
        <Button size="xs" variant="default" onClick={() => onOpen(next.id)}>
          {t(m.openNewVersion)}
        </Button>
      }
    >
      {t(m.versionHasOwnSettings)}
    </Notice>
  );
}

type VersionNoticeProps = Pick<FormNoticeProps, 'onPublish'> & { saved: WholeForm; of: string };

function VersionNotice({ saved, of, onPublish }: VersionNoticeProps) {
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Notice
      icon={<GitBranch size={18} aria-hidden />}
      title={t(m.thisIsNewVersionOf, { of })}
      actions={
        <Button size="xs" variant="default" onClick={() => setIsLooking(true)}>
          {t(m.whatPublishingChanges)}
        </Button>
      }
    >
      {formTexts.versionReplaces}
      <ImpactDialog
        formId={saved.id}
        isWanted={isLooking}
        onClose={() => setIsLooking(false)}
        onPublish={onPublish}
      />
    </Notice>
  );
}

type NoticeProps = { icon: ReactNode; title: string; actions?: ReactNode; children: ReactNode };

function Notice({ icon, title, actions, children }: NoticeProps) {
  return (
    <section
      className="row wrap py-14 px-20 border rounded-12 on-sunken"
      style={{ gap: '0.75rem 0.875rem' }}
      aria-label={t(m.aboutThisForm)}
    >
      <span className="self-start soft" style={{ paddingTop: '0.125rem' }}>
        {icon}
      </span>
      <div style={{ flex: '1 1 22rem' }}>
        <p className="m-0 weight-600">{title}</p>
        <div className="soft">{children}</div>
      </div>
      {actions !== undefined && <div className="flex wrap gap-8">{actions}</div>}
    </section>
  );
}
