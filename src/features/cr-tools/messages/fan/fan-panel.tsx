import { useQuery } from '@tanstack/react-query'
import { PanelRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Fan } from '@/domain/chat/fan'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { formatNumber } from '@/i18n/format'
import { track } from '@/services/telemetry/tracker'
import { useBelowLg } from '@/services/page/viewport'
import { ContentState } from '@/ui/feedback/content-state'
import { IconButton } from '@/ui/icon-button'
import { Tabs } from '@/ui/layout/tabs'

import type { FanPanelProps, FanSubject } from './base/fan-cache'
import { useFanPermissions } from '../base/use-fan-permissions'
import { FanSkeleton } from './panel/fan-skeleton'
import { FanTab } from './panel/fan-tab'
import { GroupPanel } from './panel/group-panel'
import { PurchasesTab } from './offers/purchases-tab'
import { RulesNote } from './panel/rules-note'
import { TimelineTab } from './panel/timeline-tab'

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

/** The panel of a direct thread: the fan, their purchases, and the staff's notes. */
function DirectPanel({
  subject,
  channel,
  onClose,
}: Omit<FanPanelProps, 'creatorId'> & { subject: FanSubject }) {
  const { t } = useTranslation('profile')
  const [tab, setTab] = useState<TabName>('fan')
  const fan = useQuery(queryOf(getFan, { userId: subject.userId }, subject.creatorId))
  const loadedId = fan.data && subject.userId
  useEffect(() => {
    if (loadedId !== undefined) track({ kind: 'profileLoaded', facts: { userId: loadedId } })
  }, [loadedId])
  const tabs = useTabs(fan.data)
  const { change: changeUrl } = useUrlParams()
  const isOver = useBelowLg()
  /** Scrolls the open thread to a message, by its URL. */
  const go = (messageId: string) => {
    changeUrl({ message: messageId }, { replace: true })
    // When the panel covers the thread, close it to show the message.
    if (isOver) onClose()
  }
  const currency = fan.data?.spend?.currency ?? channel.currency
  return (
    <div className="relative flex h-full min-h-0 flex-col bg-surface">
      <Tabs isPane name={t('fan.tabs')} items={tabs} value={tab} onChange={setTab}>
        <RulesNote creatorId={subject.creatorId} currency={channel.currency} />
        <ContentState isPane status={useQueryStatus(fan)} skeleton={<FanSkeleton />}>
          {fan.data && tab === 'fan' && (
            <FanTab
              subject={subject}
              channel={channel}
              fan={fan.data}
              currency={currency}
              onAllPurchases={() => setTab('purchases')}
              onGo={go}
            />
          )}
          {fan.data && tab === 'purchases' && <PurchasesTab fan={fan.data} currency={currency} onGo={go} />}
          {fan.data && tab === 'notes' && <TimelineTab subject={subject} fan={fan.data} />}
        </ContentState>
      </Tabs>
      <div className="absolute end-2 top-0 flex h-pane-head items-center">
        <IconButton icon={PanelRight} mirrored name={t('fan.close')} onClick={onClose} />
      </div>
    </div>
  )
}

/** The panel beside the thread with the data of the fan or group (screens S11). */
export function FanPanel({ creatorId, channel, onClose }: FanPanelProps) {
  const { channelId, userId, kind } = channel
  if (kind === 'group' || userId === null)
    return <GroupPanel creatorId={creatorId} channel={channel} onClose={onClose} />
  return (
    <DirectPanel
      key={`${creatorId} ${channelId}`}
      subject={{ creatorId, channelId, userId }}
      channel={channel}
      onClose={onClose}
    />
  )
}
