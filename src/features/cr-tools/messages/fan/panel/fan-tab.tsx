import { useMessageNeedingCare } from '../../composer/care/message-needing-care'
import type { FanPartProps } from '../base/fan-cache'
import { AboutSection, MembershipSection } from '../sections/about-sections'
import { BehaviourSection } from '../sections/behaviour-section'
import { SafetySection } from '../sections/safety-section'
import { FollowUpsSection } from '../follow-ups/follow-ups-section'
import { Identity } from './identity'
import { LabelsSection } from '../labels/labels-section'
import { ListsSection } from '../sections/lists-section'
import { MoneySection } from '../sections/money-section'
import { NotesSection } from '../notes/notes-section'
import { OffersSection } from '../offers/offers-section'
import { RecentPurchases } from '../offers/recent-purchases'
import { SummarySection } from '../sections/summary-section'

/** All about the fan; what helps with the next reply comes first. */
export function FanTab({
  subject,
  channel,
  fan,
  currency,
  onAllPurchases,
  onGo,
}: FanPartProps & { currency: string; onAllPurchases: () => void; onGo: (messageId: string) => void }) {
  const isPaused = useMessageNeedingCare(subject.creatorId, channel) !== undefined
  return (
    <>
      <Identity channel={channel} fan={fan} />
      <OffersSection subject={subject} fan={fan} currency={currency} isPaused={isPaused} onJump={onGo} />
      <NotesSection userId={subject.userId} />
      <FollowUpsSection subject={subject} fan={fan} />
      <SummarySection subject={subject} fan={fan} />
      <MoneySection fan={fan} />
      <RecentPurchases fan={fan} currency={currency} onAll={onAllPurchases} onGo={onGo} />
      <MembershipSection fan={fan} />
      <AboutSection fan={fan} />
      <BehaviourSection fan={fan} />
      <ListsSection subject={subject} fan={fan} />
      <LabelsSection creatorId={subject.creatorId} channel={channel} />
      <SafetySection subject={subject} channel={channel} fan={fan} />
    </>
  )
}
