import { useTranslation } from '@/i18n/use-translation'

import { decideProfileSuggestion } from '@/api/calls/creator/profile'
import { send } from '@/api/send'
import { PROFILE_LIMITS } from '@/domain/profile/creator-profile'
import { TextDialog } from '@/ui/field/form/text-dialog'

import { useInvalidateProfile } from './use-profile'

interface DeclineDialogProps {
  creatorId: string
  suggestionId: string
  /** Name of the person who suggested it, bidi-isolated. */
  name: string
  onClose: () => void
}

/** Declines a suggestion, with a message to its author. */
export function DeclineDialog({ creatorId, suggestionId, name, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('profile')
  return (
    <TextDialog
      size="small"
      title={t('creator.decline_title')}
      save={t('creator.decline')}
      field={{
        name: 'note',
        label: t('creator.decline_note'),
        hint: t('creator.decline_note_hint', { name }),
        maxLength: PROFILE_LIMITS.reason,
      }}
      draftKey={`profile-decline:${suggestionId}`}
      send={(note) => send(decideProfileSuggestion, { suggestionId, accept: false, note }, { creatorId })}
      refresh={useInvalidateProfile(creatorId)}
      done={t('creator.declined')}
      onClose={onClose}
    />
  )
}
