import type { FollowUp } from '@/domain/chat/fan'
import { isoOf } from '@/domain/time/instant'
import { useSession } from '@/features/auth'
import { readLocalDraft } from '@/services/storage/drafts'

import type { FanSubject } from '../base/fan-cache'
import { usePanelDraft } from '../base/panel-draft'

/** Storage keys of text and time; a new follow-up has no ID. */
function storageNamesOf({ creatorId, userId }: FanSubject, of: FollowUp | undefined) {
  const storageName = `follow-up ${creatorId} ${userId} ${of?.followUpId ?? 'new'}`
  return { text: storageName, due: `${storageName} due` }
}

/** Draft of a follow-up, as its two fields hold it. */
export function useFollowUpDraft(subject: FanSubject, of: FollowUp | undefined) {
  const userId = useSession().userId ?? ''
  const places = storageNamesOf(subject, of)
  const text = usePanelDraft(userId, places.text, of?.text ?? '')
  const due = usePanelDraft(userId, places.due, of?.dueAt ? isoOf(of.dueAt) : '')
  const drop = () => {
    text.drop()
    due.drop()
  }
  return { text, due, drop }
}

/** Returns whether a draft was left unfinished. */
export function useHasFollowUpDraft(subject: FanSubject, of?: FollowUp): boolean {
  const userId = useSession().userId ?? ''
  return Object.values(storageNamesOf(subject, of)).some(
    (storageName) => readLocalDraft(userId, storageName) !== undefined,
  )
}
