import {
  Archive,
  CircleCheckBig,
  Gem,
  type LucideIcon,
  MailCheck,
  MessagesSquare,
  SearchX,
  Users,
} from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelTab } from '@/domain/chat/channel'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { chipCount, DEFAULT_TAB } from './filter/view-params'
import type { ListControl } from './use-list'

const ICON: Record<ChannelTab, LucideIcon> = {
  waiting: CircleCheckBig,
  all: MessagesSquare,
  unread: MailCheck,
  priority: Gem,
  groups: Users,
  archived: Archive,
}

/** Why the list is empty, by tab and filters, with one suggested action. */
export function ListEmpty({ of: { control, list } }: { of: ListControl }) {
  const { t } = useTranslation('tools')
  const { tab, chips, query } = control.view
  const isNarrowed = query !== '' || chipCount(chips) > 0
  const what = isNarrowed ? ('found' as const) : tab
  const act = isNarrowed
    ? control.clearFilters
    : tab === DEFAULT_TAB
      ? list.refetch
      : () => control.openTab(DEFAULT_TAB)
  return (
    <EmptyState
      icon={isNarrowed ? SearchX : ICON[tab]}
      title={t(`inbox.empty_${what}_title`)}
      actions={
        <Button onClick={act} busy={list.isRefetching}>
          {t(`inbox.empty_${what}_action`)}
        </Button>
      }
    >
      {t(`inbox.empty_${what}_text`)}
    </EmptyState>
  )
}
