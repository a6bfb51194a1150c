import type { FollowUp } from '@/domain/fan'
import { isoOf } from '@/domain/instant'
import { useSession } from '@/features/auth'
import { readDraft } from '@/services/drafts'

import type { FanSubject } from './fan-cache'
import { usePanelDraft } from './panel-draft'

/** Storage keys of text and time; a new follow-up has no ID. */
function placesOf({ creatorId, userId }: FanSubject, of: FollowUp | undefined) {
  const place = `follow-up ${creatorId} ${userId} ${of?.followUpId ?? 'new'}`
  return { text: place, due: `${place} due` }
}

/** Draft of a follow-up, as its two fields hold it. */
export function useFollowUpDraft(subject: FanSubject, of: FollowUp | undefined) {
  const userId = useSession().userId ?? ''
  const places = placesOf(subject, of)
  const text = usePanelDraft(userId, places.text, of?.text ?? '')
  const due = usePanelDraft(userId, places.due, of?.dueAt ? isoOf(of.dueAt) : '')
  const drop = () => {
    text.drop()
    due.drop()
  }
  return { text, due, drop }
}

/** Returns whether a draft was left unfinished. */
export function useIsBegun(subject: FanSubject, of?: FollowUp): boolean {
  const userId = useSession().userId ?? ''
  return Object.values(placesOf(subject, of)).some((place) => readDraft(userId, place) !== undefined)
}
