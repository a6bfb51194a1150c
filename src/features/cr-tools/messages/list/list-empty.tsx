import {
  Archive,
  CircleCheckBig,
  Gem,
  type IconNode,
  MailCheck,
  MessagesSquare,
  SearchX,
  Users,
} from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelTab } from '@/domain/chat/channel'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { DEFAULT_TAB } from './filter/view-params'
import type { InboxView } from './filter/use-inbox-view'
import type { LoadedChannels } from './rows/use-loaded-channels'

const ICON: Record<ChannelTab, IconNode> = {
  waiting: CircleCheckBig,
  all: MessagesSquare,
  unread: MailCheck,
  priority: Gem,
  groups: Users,
  archived: Archive,
}

/** Why the list is empty, by tab and filters, with one suggested action. */
export function ListEmpty({ view, loaded }: { view: InboxView; loaded: LoadedChannels }) {
  const { t } = useTranslation('tools')
  const { isNarrowed } = view
  const { tab } = view.current
  const what = isNarrowed ? ('found' as const) : tab
  const act = isNarrowed
    ? view.clearFilters
    : tab === DEFAULT_TAB
      ? loaded.refetch
      : () => view.openTab(DEFAULT_TAB)
  return (
    <EmptyState
      icon={isNarrowed ? SearchX : ICON[tab]}
      title={t(`inbox.empty_${what}_title`)}
      actions={
        <Button onClick={act} busy={loaded.isRefetching}>
          {t(`inbox.empty_${what}_action`)}
        </Button>
      }
    >
      {t(`inbox.empty_${what}_text`)}
    </EmptyState>
  )
}
