import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { CreatorProfile } from '@/domain/profile/creator-profile'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'

import type { ProfileChanges } from './profile-changes'
import { type ProfileForm, useProfileForm } from './use-profile-form'
import { ProfilePreview } from './profile-preview'
import { ProfileFields } from './profile-fields'
import { SuggestDialog } from './suggest-dialog'
import { SuggestionsCard } from './suggestions-card'

/** Sticky save and discard buttons. */
function EditorButtons({ form, save }: { form: ProfileForm; save: string }) {
  const { t } = useTranslation('profile')
  return (
    <div className="z-10 grid gap-2 rounded-card border border-line bg-surface-float p-3 lg:sticky lg:bottom-0">
      {form.isWithdrawn ? (
        <Banner tone="warning">{t('creator.withdrawn_access')}</Banner>
      ) : (
        <FormProblem form={form} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {form.isDirty && <Button onClick={form.startOver}>{t('creator.discard')}</Button>}
        <SubmitButton form={form} disabledReason={form.isDirty ? undefined : t('creator.unchanged')}>
          {save}
        </SubmitButton>
      </div>
    </div>
  )
}

export const PROFILE_COLUMNS =
  'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]'

/** The form beside a preview. Without edit permission, saving submits a suggestion. */
export function ProfileEditor({ profile, mayEdit }: { profile: CreatorProfile; mayEdit: boolean }) {
  const { t } = useTranslation('profile')
  const [changes, setChanges] = useState<ProfileChanges>()
  const form = useProfileForm({ profile, onSuggest: mayEdit ? undefined : setChanges })
  return (
    <div className={cx('grid items-start gap-4', PROFILE_COLUMNS)}>
      <div className="grid gap-4">
        <Form form={form}>
          {!mayEdit && <Banner>{t('creator.suggest_notice', { name: isolate(profile.displayName) })}</Banner>}
          <RestoredDraftNotice form={form} />
          <ProfileFields form={form} profile={profile} />
          <EditorButtons form={form} save={mayEdit ? t('creator.save') : t('creator.suggest')} />
        </Form>
        <SuggestionsCard profile={profile} mayDecide={mayEdit} />
      </div>
      <ProfilePreview form={form} profile={profile} />
      {changes && (
        <SuggestDialog
          profile={profile}
          changes={changes}
          onSent={form.startOver}
          onClose={() => setChanges(undefined)}
        />
      )}
    </div>
  )
}
