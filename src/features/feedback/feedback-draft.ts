import { useState } from 'react'
import * as v from 'valibot'

import { FeedbackKind } from '@/domain/feedback'
import { orElse } from '@/lib/tolerant'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

const PLACE = 'feedback'

const FeedbackDraft = v.object({
  kind: orElse(FeedbackKind, 'problem'),
  text: orElse(v.string(), ''),
  contactOk: orElse(v.boolean(), false),
})
export interface FeedbackDraft extends v.InferOutput<typeof FeedbackDraft> {}

const EMPTY: FeedbackDraft = { kind: 'problem', text: '', contactOk: false }

export const isSameDraft = (one: FeedbackDraft, other: FeedbackDraft): boolean =>
  one.kind === other.kind && one.text === other.text && one.contactOk === other.contactOk

function stored(userId: string): FeedbackDraft {
  const parsed = v.safeParse(FeedbackDraft, readDraft(userId, PLACE))
  return parsed.success ? parsed.output : EMPTY
}

/** What is being written, kept with every sign through reloads and an ended session. */
export function useFeedbackDraft(userId: string) {
  const [draft, setDraft] = useState(() => stored(userId))
  return {
    draft,
    change: (part: Partial<FeedbackDraft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      saveDraft(userId, PLACE, next)
    },
    /** Forgets what was sent; what was written since stays. */
    empty: (sent: FeedbackDraft) => {
      setDraft((now) => (isSameDraft(now, sent) ? { ...EMPTY, kind: now.kind } : now))
      if (isSameDraft(stored(userId), sent)) dropDraft(userId, PLACE)
    },
  }
}
