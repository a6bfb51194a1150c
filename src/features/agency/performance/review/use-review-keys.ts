import { useEffect, useEffectEvent } from 'react'

import { REVIEW_MARKS, type ReviewMark } from '@/domain/agency/message-review'
import { registerShortcuts, type Shortcut } from '@/services/input/shortcuts'

export type ReviewAction = 'next' | 'previous' | 'note' | ReviewMark

const MARK_LABEL = {
  good: 'shortcuts.review_good',
  coach: 'shortcuts.review_coach',
  flag: 'shortcuts.review_flag',
} as const

const reviewShortcuts = (run: (act: ReviewAction) => void): Shortcut[] => [
  { id: 'review-next', keys: ['J'], label: 'shortcuts.review_next', run: () => run('next') },
  { id: 'review-previous', keys: ['K'], label: 'shortcuts.review_previous', run: () => run('previous') },
  ...REVIEW_MARKS.map((mark, index) => ({
    id: `review-${mark}`,
    keys: [`${index + 1}`],
    label: MARK_LABEL[mark],
    run: () => run(mark),
  })),
  { id: 'review-note', keys: ['N'], label: 'shortcuts.review_note', run: () => run('note') },
]

/** Registers the shortcuts of the list, which the `?` sheet lists. */
export function useReviewKeys(act: (act: ReviewAction) => void): void {
  const run = useEffectEvent(act)
  useEffect(() => registerShortcuts(reviewShortcuts((which) => run(which))), [])
}
