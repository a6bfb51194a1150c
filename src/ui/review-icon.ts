import { Flag, GraduationCap, type LucideIcon, ThumbsUp } from 'lucide-react'

import type { ReviewMark } from '@/domain/message-review'

/** The picture of each mark, where it is given and where it is read. */
export const REVIEW_ICON: Record<ReviewMark, LucideIcon> = {
  good: ThumbsUp,
  coach: GraduationCap,
  flag: Flag,
}
