import { useQuery } from '@tanstack/react-query'
import { PanelRight } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { OpenChannel } from '@/domain/chat/channel'
import { MESSAGE_PARAM } from '@/domain/chat/chat-address'
import type { Fan } from '@/domain/chat/fan'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { formatNumber } from '@/i18n/format'
import { track } from '@/services/telemetry/tracker'
import { useBelowLg } from '@/services/page/viewport'
import { ConversationMediaContext } from '@/services/page/media-blur'
import { QueryContent } from '@/ui/feedback/query-content'
import { IconButton } from '@/ui/icon-button'
import { Tabs } from '@/ui/layout/tabs'

import type { FanSubject } from './panel/fan-cache'
import { useMayOpen } from '../../base/permissions'
import { FanSkeleton } from './panel/fan-skeleton'
import { type FanPanelProps, GroupPanel } from './panel/group-panel'
import { PurchasesTab } from './offers/purchases-tab'
import { RulesNote } from './panel/rules-note'
import { TimelineTab } from './panel/timeline-tab'
import { AboutSection, MembershipSection } from './sections/about-sections'
import { BehaviourSection } from './sections/behaviour-section'
import { SafetySection } from './sections/safety-section'
import { FollowUpsSection } from './follow-ups/follow-ups-section'
import { Identity } from './panel/identity'
import { LabelsSection } from './labels/labels-section'
import { ListsSection } from './sections/lists-section'
import { MoneySection } from './sections/money-section'
import { onNoteFocus } from './notes/note-focus'
import { NotesSection } from './notes/notes-section'
import { OffersSection } from './offers/offers-section'
import { RecentPurchases } from './offers/recent-purchases'
import { SummarySection } from './sections/summary-section'

/** All about the fan; what helps with the next reply comes first. */
function FanTab({
  subject,
  channel,
  fan,
  currency,
  onAllPurchases,
  onGo,
}: {
  subject: FanSubject
  channel: OpenChannel
  fan: Fan
  currency: string
  onAllPurchases: () => void
  onGo: (messageId: string) => void
}) {
  return (
    <>
      <Identity channel={channel} fan={fan} />
      <OffersSection subject={subject} fan={fan} currency={currency} onGo={onGo} />
      <NotesSection userId={subject.fanId} />
      <FollowUpsSection subject={subject} fan={fan} />
      <SummarySection subject={subject} fan={fan} />
      <MoneySection fan={fan} />
      <RecentPurchases fan={fan} currency={currency} onAll={onAllPurchases} onGo={onGo} />
      <MembershipSection fan={fan} />
      <AboutSection fan={fan} />
      <BehaviourSection fan={fan} />
      <ListsSection subject={subject} fan={fan} />
      <LabelsSection subject={subject} channel={channel} />
      <SafetySection subject={subject} channel={channel} fan={fan} />
    </>
  )
}

type TabName = 'fan' | 'purchases' | 'notes'

function useTabs(fan: Fan | undefined) {
  const { t } = useTranslation('profile')
  const mayReadNotes = useMayOpen('notes')
  const countOf = (list: readonly unknown[] | undefined) => (list ? { count: formatNumber(list.length) } : {})
  const notes = { id: 'notes' as const, label: t('fan.tab_notes'), ...countOf(fan?.timeline) }
  return [
    { id: 'fan' as const, label: t('fan.tab_fan') },
    {
      id: 'purchases' as const,
      label: t('fan.tab_purchases'),
      ...countOf(fan?.spend ? fan.purchases : undefined),
    },
    ...(mayReadNotes ? [notes] : []),
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
  const fan = useQuery(queryOf(getFan, { userId: subject.fanId }, subject.creatorId))
  useEffect(() => onNoteFocus(() => setTab('fan')), [])
  const loadedId = fan.data && subject.fanId
  useEffect(() => {
    if (loadedId !== undefined) track({ kind: 'profileLoaded', facts: { userId: loadedId } })
  }, [loadedId])
  const tabs = useTabs(fan.data)
  const { change: changeUrl } = useUrlParams()
  const isOver = useBelowLg()
  /** Scrolls the open thread to a message, by its URL. */
  const go = (messageId: string) => {
    changeUrl({ [MESSAGE_PARAM]: messageId }, { replace: true })
    // When the panel covers the thread, close it to show the message.
    if (isOver) onClose()
  }
  const currency = fan.data?.spend?.currency ?? channel.currency
  return (
    <ConversationMediaContext value>
      <div className="relative flex h-full min-h-0 flex-col bg-surface">
        <Tabs isPane name={t('fan.tabs')} items={tabs} value={tab} onChange={setTab}>
          <RulesNote creatorId={subject.creatorId} />
          <QueryContent isPane of={fan} skeleton={<FanSkeleton />}>
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
          </QueryContent>
        </Tabs>
        <div className="absolute end-2 top-0 flex h-pane-head items-center">
          <IconButton icon={PanelRight} mirrored name={t('fan.close')} onClick={onClose} />
        </div>
      </div>
    </ConversationMediaContext>
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
      subject={{ creatorId, channelId, fanId: userId }}
      channel={channel}
      onClose={onClose}
    />
  )
}
