import { NOTIFICATION_KINDS } from '@/domain/notifications/notification'

import { anchorOf } from '../../state/anchor'
import { type Population } from '../population/population'
import { iso } from '../../seed/calendar'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { messageIdAt } from '../../seed/messages/messages'
import { soldMessageId } from '../../seed/messages/work-messages'
import { COMMENT_TEXTS, MENTION_TEXTS, REQUEST_NOTICES, SYSTEM_LINES } from '../../seed/messages/notice-texts'
import { seedPaymentsOf } from '../../seed/money/payments'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { writersOf } from '../../seed/messages/staff-notes'
import type { WireNotice } from '../../state/tool-state'
import type { World } from '../../state/world'
import { seedNoticeId } from './notice-reads'
import type { SeedNotices } from './seed-notices'
import { fanIdAt } from '../../seed/fans/fans'
import { AGENCY } from '../../seed/staff'

const TEXTS_BY_KIND: Partial<Record<WireNotice['kind'], readonly string[]>> = {
  comment: COMMENT_TEXTS,
  message_request: REQUEST_NOTICES,
  mention: MENTION_TEXTS,
  system: SYSTEM_LINES,
}

/** The message a payment belongs to. */
function paidMessage(
  creator: SeedCreator,
  channelIndex: number,
  fanIndex: number,
  { at, amount }: { at: number; amount: number },
  anchor: number,
): string | null {
  const paid = seedPaymentsOf(creator, fanIndex, anchor).find((one) => one.at === at && one.amount === amount)
  if (paid?.sale) return soldMessageId(paid.sale, anchor)
  return paid?.messageIndex == null ? null : messageIdAt(creator.index, channelIndex, paid.messageIndex)
}

/** Who caused it: a fan, a colleague for a mention, or null. */
function noticeSender(
  creator: SeedCreator,
  kind: WireNotice['kind'],
  fanIndex: number,
  n: number,
): string | null {
  if (kind !== 'mention') return fanIndex < 0 ? null : fanIdAt(fanIndex)
  const writers = writersOf(creator)
  return writers.length === 0 ? null : pick(writers, chance(ROLL.noticeSender, creator.index, n)).userId
}

/** The `n`-th seeded notification, newest first. */
export function wireNotice(
  world: World,
  creator: SeedCreator,
  population: Population,
  notices: SeedNotices,
  n: number,
): Omit<WireNotice, 'readAt'> {
  const kind = NOTIFICATION_KINDS[notices.kind[n] ?? 0] ?? 'system'
  const [at, channelIndex, amount] = [
    notices.at[n] ?? 0,
    notices.channelIndex[n] ?? -1,
    notices.amount[n] ?? 0,
  ]
  const fanIndex = channelIndex < 0 ? -1 : (population.fanIndex[channelIndex] ?? -1)
  const isPaid = kind === 'purchase' || kind === 'tip'
  const words = TEXTS_BY_KIND[kind]
  return {
    notificationId: seedNoticeId(creator, n),
    kind,
    userId: noticeSender(creator, kind, fanIndex, n),
    channelId: channelIndex < 0 ? null : channelIdAt(creator.index, channelIndex),
    fanId: kind === 'mention' && fanIndex >= 0 ? fanIdAt(fanIndex) : null,
    messageId: isPaid ? paidMessage(creator, channelIndex, fanIndex, { at, amount }, anchorOf(world)) : null,
    amount: amount > 0 ? amount : null,
    currency: AGENCY.currency,
    text: words ? pick(words, chance(ROLL.noticeText, creator.index, n)) : null,
    item: null,
    soldById: null,
    at: iso(at),
  }
}
