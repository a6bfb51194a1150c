import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { suggestProfile } from '@/api/calls/profile'
import { send } from '@/api/send'
import { type CreatorProfile, PROFILE_MOST } from '@/domain/creator-profile'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { isolate } from '@/lib/isolate'
import { needed } from '@/lib/written-rules'
import { FormDialog } from '@/ui/form/form-dialog'
import { NOT_SENT } from '@/ui/form/use-attempt'
import { useForm } from '@/ui/form/use-form'
import { FormTextArea } from '@/ui/form/written-fields'

import type { ProfileChanges } from '../changes'
import { passed } from '../save-profile'
import { ChangeList } from './change-list'

const pictureOf = (mediaId: string | null | undefined) =>
  mediaId === undefined ? null : mediaId === null ? 'removed' : 'new'

interface SuggestDialogProps {
  profile: CreatorProfile
  changes: ProfileChanges
  onSent: () => void
  onClose: () => void
}

/** Sends the changes with a reason to the creator and to everyone who may edit the profile. */
export function SuggestDialog({ profile, changes, onSent, onClose }: SuggestDialogProps) {
  const { t } = useTranslation('profile')
  const { creatorId } = profile
  const userId = useSession().userId ?? ''
  const name = isolate(profile.displayName)
  const hold = useCrisisHold()
  const form = useForm({
    schema: v.object({ reason: needed(t('creator.suggest_reason_missing')) }),
    values: { reason: '' },
    kept: { userId, place: `profile-suggestion:${creatorId}` },
    save: async ({ reason }, { clientId }) => {
      const patch = await passed(hold, changes)
      return patch ? send(suggestProfile, { clientId, patch, reason }, { creatorId }) : NOT_SENT
    },
    onSaved: onSent,
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('creator.suggest')}
      save={t('creator.suggest_send')}
      onClose={onClose}
    >
      <section aria-label={t('creator.suggest_what')} className="rounded-card bg-fill p-3">
        <ChangeList
          changes={{ ...changes, banner: pictureOf(changes.bannerId), picture: pictureOf(changes.pictureId) }}
          currency={profile.currency}
        />
      </section>
      <FormTextArea
        form={form}
        name="reason"
        label={t('creator.suggest_reason')}
        hint={t('creator.suggest_reason_hint', { name })}
        maxLength={PROFILE_MOST.reason}
      />
    </FormDialog>
  )
}
