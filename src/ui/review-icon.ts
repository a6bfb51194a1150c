import { Flag, GraduationCap, type LucideIcon, ThumbsUp } from 'lucide-react'

import type { ReviewMark } from '@/domain/agency/message-review'

/** Icon of each review mark. */
export const REVIEW_ICON: Record<ReviewMark, LucideIcon> = {
  good: ThumbsUp,
  coach: GraduationCap,
  flag: Flag,
}
