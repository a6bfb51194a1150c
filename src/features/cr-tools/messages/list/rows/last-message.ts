import type { Channel, LastMessage } from '@/domain/chat/channel'
import { type EventKind, isEventKind } from '@/domain/chat/message'
import { MEDIA_KINDS, type MediaKind } from '@/domain/vault/media'
import { localDaysSince, startOfLocalDay } from '@/domain/time/local-day'

/** Who sent the last message: the fan, the user, a colleague, or an unnamed member of the team. */
export type LastMessageSender = { who: 'fan' | 'you' | 'team' } | { who: 'staff'; userId: string }

export const eventOf = ({ kind }: LastMessage): EventKind | undefined =>
  isEventKind(kind) ? kind : undefined

/** Returns who sent the last message; in a group everyone but the creator is a fan. */
export function senderOf(message: LastMessage, creatorId: string, me: string | undefined): LastMessageSender {
  if (message.senderId !== creatorId) return { who: 'fan' }
  if (message.sentById === null) return { who: 'team' }
  return message.sentById === me ? { who: 'you' } : { who: 'staff', userId: message.sentById }
}

/** Returns the media kinds of the last message with counts, the most frequent first. */
export function mediaOf({
  mediaKinds,
}: Pick<LastMessage, 'mediaKinds'>): { kind: MediaKind; count: number } | undefined {
  const counted = MEDIA_KINDS.map((kind) => ({
    kind,
    count: mediaKinds.filter((one) => one === kind).length,
  }))
  const most = counted.toSorted((a, b) => b.count - a.count)[0]
  return most && most.count > 0 ? most : undefined
}

/** A draft replaces the last message, unless the fan waits for a reply. */
export const showsDraft = ({ draft, ourTurnSince }: Channel): boolean =>
  draft !== null && ourTurnSince === null

/** Returns the days left in the reader's calendar; undefined when the end is unknown or past. */
export function daysLeft(endsAt: number | null, now: number): number | undefined {
  return endsAt === null || endsAt < now ? undefined : localDaysSince(startOfLocalDay(now), endsAt)
}
