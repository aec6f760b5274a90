// The impact of publishing a form, and whom it leaves out: fetched for the confirmation.
import { type FormToPublish, publishImpactQuery } from '#core/forms/impact/publish-impact.ts';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ImpactList } from './impact-list.tsx';
import classes from './impact-list.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function PublishingImpact({ form }: { form: FormToPublish }) {
  const query = useRead((send) => publishImpactQuery(send, form));
  // Without a form to replace and anyone left out, there is nothing to show.
  if (form.versionOf === undefined && query.data?.length === 0) return null;
  return (
    <div
      className={`scroll-y mt-16 ${classes.asked}`}
      role="group"
      aria-label={t(m.whatPublishingChanges)}
      tabIndex={0}
    >
      <Loaded query={query} failed={t(m.unableToLoadWhatPublishing)}>
        {(lines) => <ImpactList lines={lines} />}
      </Loaded>
    </div>
  );
}
