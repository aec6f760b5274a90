// Who sees the form, who tests it before publication, and who reviews its rows (spec 3, section 5).
import { Switch } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { isOn as isFlagOn } from '#core/flags.ts';
import { changeForm } from '#core/forms/draft/draft-questions.ts';
import {
  promotedReviewers,
  promotionWarning,
  setGroups,
  setReviewers,
  setTesters,
} from '#core/forms/draft/draft-people.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { companyUsersQuery, groupsQuery } from '#core/users/queries.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { EditorSection } from './editor-section.tsx';
import { PeopleField } from '#web/forms/editor/cards/people-field.tsx';
import { RefsField } from '#web/forms/editor/cards/refs-field.tsx';
import { useCatalogTypes } from '#web/forms/editor/catalog/use-catalog.ts';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useTesterLimit } from '#web/forms/editor/use-issues.ts';
import classes from './permissions-section.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type PermissionsSectionProps = Pick<FormDraft, 'groups' | 'testers' | 'reviewers' | 'catalogTypes'>;

export const PermissionsSection = memo(function PermissionsSection(props: PermissionsSectionProps) {
  const { groups, testers, reviewers, catalogTypes } = props;
  const { change } = useEditorHandle();
  const hasReviews = isFlagOn(useActor(), 'FORM_REVIEWERS_ENABLED');
  const types = useCatalogTypes();
  const limit = useTesterLimit();
  return (
    <EditorSection section="permissions">
      <Choice
        label={t(m.limitToGroups)}
        text={t(m.offEveryoneInCompany)}
        isOn={groups !== null}
        onSwitch={(isOn) => change((draft) => setGroups(draft, isOn ? [] : null))}
      >
        <GroupsField groups={groups ?? []} />
      </Choice>
      <Choice
        label={t(m.testers)}
        text={t(m.theyCanFillInForm)}
        isOn={testers !== null}
        onSwitch={(isOn) => change((draft) => setTesters(draft, isOn ? [] : null))}
      >
        <PeopleField
          itemId={null}
          field="testers"
          label={t(m.whoTests)}
          description={t(m.atMostTesters, { limit })}
          most={limit}
          people={testers ?? []}
          onPeople={(people) => change((draft) => setTesters(draft, people))}
        />
      </Choice>
      {hasReviews && (
        <Choice
          label={t(m.reviewers)}
          text={t(m.theyApproveOrRejectEvery)}
          isOn={reviewers !== null}
          onSwitch={(isOn) => change((draft) => setReviewers(draft, isOn ? [] : null))}
        >
          <ReviewersField reviewers={reviewers ?? []} />
        </Choice>
      )}
      {types.length > 0 && (
        <RefsField
          field="catalogTypes"
          label={t(m.catalogTypes)}
          description={t(m.catalogItemsThisFormCan)}
          offered={types}
          refs={catalogTypes}
          onRefs={(refs) => change((draft) => changeForm(draft, { catalogTypes: refs }))}
        />
      )}
    </EditorSection>
  );
});

type ChoiceProps = {
  label: string;
  text: string;
  isOn: boolean;
  onSwitch(isOn: boolean): void;
  children: ReactNode;
};

function Choice({ label, text, isOn, onSwitch, children }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <Switch
        label={label}
        description={text}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      {isOn && <div className={classes.chosen}>{children}</div>}
    </div>
  );
}

function GroupsField({ groups }: { groups: NonNullable<FormDraft['groups']> }) {
  const { change } = useEditorHandle();
  const query = useRead(groupsQuery);
  return (
    <RefsField
      field="groups"
      label={t(common.groups)}
      offered={query.data ?? []}
      failure={query.error === null ? null : t(m.unableToLoadGroups)}
      refs={groups}
      onRefs={(refs) => change((draft) => setGroups(draft, refs))}
    />
  );
}

function ReviewersField({ reviewers }: { reviewers: NonNullable<FormDraft['reviewers']> }) {
  const { change } = useEditorHandle();
  const users = useRead(companyUsersQuery).data ?? [];
  const warning = promotionWarning(promotedReviewers({ reviewers }, users));
  return (
    <PeopleField
      itemId={null}
      field="reviewers"
      label={t(m.whoReviews)}
      warning={warning}
      people={reviewers}
      onPeople={(people) => change((draft) => setReviewers(draft, people))}
    />
  );
}
