import { useTranslation } from '@/i18n/use-translation'

import { suggestProfile } from '@/api/calls/creator/profile'
import { send } from '@/api/send'
import { type CreatorProfile, PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import { useCrisisHold } from '@/features/crisis'
import { isolate } from '@/lib/text/isolate'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { NOT_SENT } from '@/ui/field/form/use-save-form'

import type { ProfileChanges } from './profile-changes'
import { checkChanges } from './save-profile'
import { ChangeList } from './change-list'
import { useInvalidateProfile } from './use-profile'

const pictureChangeOf = (mediaId: string | null | undefined) =>
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
  const name = isolate(profile.displayName)
  const hold = useCrisisHold()
  return (
    <TextDialog
      size="small"
      title={t('creator.suggest')}
      save={t('creator.suggest_send')}
      field={{
        name: 'reason',
        label: t('creator.suggest_reason'),
        hint: t('creator.suggest_reason_hint', { name }),
        missing: t('creator.suggest_reason_missing'),
        maxLength: PROFILE_LIMITS.reason,
      }}
      draftKey={`profile-suggestion:${creatorId}`}
      send={async (reason, clientId) => {
        const patch = await checkChanges(hold, changes)
        return patch ? send(suggestProfile, { clientId, patch, reason }, { creatorId }) : NOT_SENT
      }}
      refresh={useInvalidateProfile(creatorId)}
      done={t('creator.suggest_sent')}
      onSaved={onSent}
      onClose={onClose}
    >
      <section aria-label={t('creator.suggest_what')} className="rounded-card bg-fill p-3">
        <ChangeList
          changes={{
            ...changes,
            banner: pictureChangeOf(changes.bannerId),
            picture: pictureChangeOf(changes.pictureId),
          }}
          currency={profile.currency}
        />
      </section>
    </TextDialog>
  )
}
