import type { OpenChannel } from '@/domain/channel'
import type { Fan } from '@/domain/fan'

import { useMessageInNeed } from '../../composer/care'
import type { FanSubject } from '../fan-cache'
import { AboutSection, MembershipSection } from './about-sections'
import { BehaviourSection } from './behaviour-section'
import { CareSection } from './care-section'
import { FollowUpsSection } from './follow-ups-section'
import { Identity } from './identity'
import { LabelsSection } from './labels-section'
import { ListsSection } from './lists-section'
import { MoneySection } from './money-section'
import { NotesSection } from './notes-section'
import { OffersSection } from './offers-section'
import { RecentPurchases } from './recent-purchases'
import { SummarySection } from './summary-section'

/** All about the fan; what helps with the next reply comes first. */
export function FanTab({
  subject,
  channel,
  fan,
  onAllPurchases,
  onGo,
}: {
  subject: FanSubject
  channel: OpenChannel
  fan: Fan
  onAllPurchases: () => void
  onGo: (messageId: string) => void
}) {
  const isPaused = useMessageInNeed(subject.creatorId, channel) !== undefined
  return (
    <>
      <Identity channel={channel} fan={fan} />
      <OffersSection
        subject={subject}
        fan={fan}
        currency={fan.spend?.currency ?? channel.currency}
        isPaused={isPaused}
        onGo={onGo}
      />
      <NotesSection userId={subject.userId} />
      <FollowUpsSection subject={subject} fan={fan} />
      <SummarySection subject={subject} fan={fan} />
      <MoneySection fan={fan} />
      <RecentPurchases
        fan={fan}
        currency={fan.spend?.currency ?? channel.currency}
        onAll={onAllPurchases}
        onGo={onGo}
      />
      <MembershipSection fan={fan} />
      <AboutSection fan={fan} />
      <BehaviourSection fan={fan} />
      <ListsSection subject={subject} fan={fan} />
      <LabelsSection creatorId={subject.creatorId} channel={channel} />
      <CareSection subject={subject} channel={channel} fan={fan} />
    </>
  )
}
