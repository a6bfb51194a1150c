import { onOtherPerson } from '@/services/own-work'

/** A channel that was just left is not offered as the next chat for this long. */
const OFFERED_AGAIN_AFTER_MS = 5 * 60_000
const KEPT = 8

let left: readonly { creatorId: string; channelId: string; at: number }[] = []

export function noteLeft(creatorId: string, channelId: string, now: number): void {
  left = [{ creatorId, channelId, at: now }, ...left.filter((one) => one.channelId !== channelId)].slice(
    0,
    KEPT,
  )
}

export const recentlyLeft = (creatorId: string, now: number): string[] =>
  left
    .filter((one) => one.creatorId === creatorId && now - one.at < OFFERED_AGAIN_AFTER_MS)
    .map(({ channelId }) => channelId)

export const forgetLeft = (): void => {
  left = []
}
onOtherPerson(forgetLeft)
