import { Camera, Hand, Image, type IconNode, Megaphone, Radio } from 'lucide'

import type { ScheduleKind } from '@/domain/schedule/schedule'

/** Icon and color of each kind; color alone would not be accessible. */
export const KIND_STYLE: Record<ScheduleKind, { icon: IconNode; edge: string; text: string }> = {
  post: { icon: Image, edge: 'border-s-stats-5', text: 'text-stats-5' },
  mass: { icon: Megaphone, edge: 'border-s-stats-1', text: 'text-stats-1' },
  welcome: { icon: Hand, edge: 'border-s-stats-2', text: 'text-stats-2' },
  live: { icon: Radio, edge: 'border-s-stats-6', text: 'text-stats-6' },
  story: { icon: Camera, edge: 'border-s-stats-4', text: 'text-stats-4' },
}
