import { ChartColumnBig, IdCard, type LucideIcon, MessageCircle, Users } from 'lucide-react'

import type { NavigationEntry } from '@/domain/page/navigation'

/** Icon of each entry, where there is room for one. */
export const ENTRY_ICON: Record<NavigationEntry['word'], LucideIcon> = {
  agency_overview: ChartColumnBig,
  manage_agency: Users,
  agency_creators: IdCard,
  chatter_tools: MessageCircle,
}
