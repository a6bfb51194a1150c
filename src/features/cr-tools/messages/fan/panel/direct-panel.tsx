import { useQuery } from '@tanstack/react-query'
import { PanelRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Fan } from '@/domain/chat/fan'
import { formatNumber } from '@/i18n/format'
import { track } from '@/services/telemetry/tracker'
import { useBelowLg } from '@/services/page/viewport'
import { ContentState } from '@/ui/feedback/content-state'
import { IconButton } from '@/ui/icon-button'
import { Tabs } from '@/ui/layout/tabs'

import type { FanSubject } from '../base/fan-cache'
import { useJumpToMessage } from '../base/use-jump-to-message'
import { useFanPermissions } from '../../base/use-fan-permissions'
import { FanSkeleton } from './fan-skeleton'
import { FanTab } from './fan-tab'
import { PurchasesTab } from '../offers/purchases-tab'
import { RulesNote } from './rules-note'
import { TimelineTab } from './timeline-tab'

type TabName = 'fan' | 'purchases' | 'notes'

function useTabs(fan: Fan | undefined) {
  const { t } = useTranslation('profile')
  const { readsNotes } = useFanPermissions()
  const countOf = (list: readonly unknown[] | undefined) => (list ? { count: formatNumber(list.length) } : {})
  const notes = { id: 'notes' as const, label: t('fan.tab_notes'), ...countOf(fan?.timeline) }
  return [
    { id: 'fan' as const, label: t('fan.tab_fan') },
    {
      id: 'purchases' as const,
      label: t('fan.tab_purchases'),
      ...countOf(fan?.spend ? fan.purchases : undefined),
    },
    ...(readsNotes ? [notes] : []),
  ]
}

function TabContent({
  tab,
  subject,
  channel,
  fan,
  onTab,
  onGo,
}: {
  tab: TabName
  subject: FanSubject
  channel: OpenChannel
  fan: Fan
  onTab: (tab: TabName) => void
  onGo: (messageId: string) => void
}): ReactNode {
  if (tab === 'purchases')
    return <PurchasesTab fan={fan} currency={fan.spend?.currency ?? channel.currency} onGo={onGo} />
  if (tab === 'notes') return <TimelineTab subject={subject} fan={fan} />
  return (
    <FanTab
      subject={subject}
      channel={channel}
      fan={fan}
      onAllPurchases={() => onTab('purchases')}
      onGo={onGo}
    />
  )
}

/** The panel of a direct thread: the fan, their purchases, and the staff's notes. */
export function DirectPanel({
  subject,
  channel,
  onClose,
}: {
  subject: FanSubject
  channel: OpenChannel
  onClose: (() => void) | undefined
}) {
  const { t } = useTranslation('profile')
  const [tab, setTab] = useState<TabName>('fan')
  const fan = useQuery(queryOf(getFan, { userId: subject.userId }, subject.creatorId))
  const loadedId = fan.data && subject.userId
  useEffect(() => {
    if (loadedId !== undefined) track({ kind: 'profileLoaded', facts: { userId: loadedId } })
  }, [loadedId])
  const tabs = useTabs(fan.data)
  const jump = useJumpToMessage()
  const isOver = useBelowLg()
  const go = (messageId: string) => {
    jump(messageId)
    // When the panel covers the thread, close it to show the message.
    if (isOver) onClose?.()
  }
  return (
    <div className="relative flex h-full min-h-0 flex-col bg-surface">
      <Tabs isPane name={t('fan.tabs')} items={tabs} value={tab} onChange={setTab}>
        <RulesNote creatorId={subject.creatorId} currency={channel.currency} />
        <ContentState isPane status={useQueryStatus(fan)} skeleton={<FanSkeleton />}>
          {fan.data && (
            <TabContent
              tab={tab}
              subject={subject}
              channel={channel}
              fan={fan.data}
              onTab={setTab}
              onGo={go}
            />
          )}
        </ContentState>
      </Tabs>
      {onClose && (
        <div className="absolute end-2 top-0 flex h-pane-head items-center">
          <IconButton icon={PanelRight} mirrored name={t('fan.close')} onClick={onClose} />
        </div>
      )}
    </div>
  )
}
