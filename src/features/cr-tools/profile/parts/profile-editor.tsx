import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { CreatorProfile } from '@/domain/creator-profile'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Form, FormProblem, KeptNotice, SubmitButton } from '@/ui/form/form'

import type { ProfileChanges } from '../changes'
import { type ProfileForm, useProfileForm } from '../use-profile-form'
import { useRefreshProfile } from '../use-profile'
import { Preview } from './preview'
import { ProfileFields } from './profile-fields'
import { SuggestDialog } from './suggest-dialog'
import { SuggestionsCard } from './suggestions-card'

/** Sticky save and discard buttons. */
function Buttons({ form, save }: { form: ProfileForm; save: string }) {
  const { t } = useTranslation('profile')
  const off = form.isDirty ? undefined : t('creator.unchanged')
  return (
    <div className="z-10 grid gap-2 rounded-card border border-line bg-surface-float p-3 lg:sticky lg:bottom-0">
      <FormProblem form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        {form.isDirty && <Button onClick={form.startOver}>{t('creator.discard')}</Button>}
        <SubmitButton form={form} disabledReason={off}>
          {save}
        </SubmitButton>
      </div>
    </div>
  )
}

/** The form beside a preview. Without edit permission, saving submits a suggestion. */
export function ProfileEditor({ profile, mayEdit }: { profile: CreatorProfile; mayEdit: boolean }) {
  const { t } = useTranslation('profile')
  const { creatorId } = profile
  const [changes, setChanges] = useState<ProfileChanges>()
  const refresh = useRefreshProfile(creatorId)
  const form = useProfileForm({
    profile,
    onSuggest: mayEdit ? undefined : setChanges,
    onSaved: () => toast.success(t('creator.saved')),
  })
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <Form form={form}>
          {!mayEdit && <Banner>{t('creator.suggest_notice', { name: isolate(profile.displayName) })}</Banner>}
          <KeptNotice form={form} />
          <ProfileFields form={form} profile={profile} />
          <Buttons form={form} save={mayEdit ? t('creator.save') : t('creator.suggest')} />
        </Form>
        <SuggestionsCard profile={profile} mayDecide={mayEdit} />
      </div>
      <Preview form={form} profile={profile} />
      {changes && (
        <SuggestDialog
          profile={profile}
          changes={changes}
          onSent={() => {
            setChanges(undefined)
            form.startOver()
            toast.success(t('creator.suggest_sent'))
            void refresh()
          }}
          onClose={() => setChanges(undefined)}
        />
      )}
    </div>
  )
}
