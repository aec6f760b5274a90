// What publishing the next version of a form changes, and for whom: read when somebody is about to do it.
import { type NextVersion, publishImpactQuery } from '#core/forms/publish-impact.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { ImpactList } from './impact-list.tsx';
import classes from './impact-list.module.css';

export function PublishingImpact({ version }: { version: NextVersion }) {
  const query = useRead((send) => publishImpactQuery(send, version));
  return (
    <div className={classes.asked} role="group" aria-label="What publishing changes" tabIndex={0}>
      <Loaded query={query} failed="What it changes could not be read.">
        {(lines) => <ImpactList lines={lines} />}
      </Loaded>
    </div>
  );
}
