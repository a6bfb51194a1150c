import type { FollowUp } from '@/domain/chat/fan'
import { useSession } from '@/features/auth'
import { readLocalDraft } from '@/services/storage/drafts'
import type { FormDraftKey } from '@/ui/field/form/use-form-draft'

import type { FanSubject } from '../base/fan-cache'

/** Where the draft of a follow-up is stored; a new one has no ID. */
export function useFollowUpDraftKey(
  { creatorId, userId: fanId }: FanSubject,
  of: FollowUp | undefined,
): FormDraftKey {
  const userId = useSession().userId ?? ''
  return { userId, place: `follow-up ${creatorId} ${fanId} ${of?.followUpId ?? 'new'}` }
}

/** Returns whether a draft was left unfinished. */
export function useHasFollowUpDraft(subject: FanSubject, of?: FollowUp): boolean {
  const { userId, place } = useFollowUpDraftKey(subject, of)
  return readLocalDraft(userId, place) !== undefined
}
