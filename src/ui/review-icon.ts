import { Flag, GraduationCap, type IconNode, ThumbsUp } from 'lucide'

import type { ReviewMark } from '@/domain/agency/message-review'

/** Icon of each review mark. */
export const REVIEW_ICON: Record<ReviewMark, IconNode> = {
  good: ThumbsUp,
  coach: GraduationCap,
  flag: Flag,
}
