import { onUserChange } from '@/services/session/on-user-change'

/** A channel that was just left is not offered as the next chat for this long. */
const OFFERED_AGAIN_AFTER_MS = 5 * 60_000
const MAX_KEPT = 8

let left: readonly { creatorId: string; channelId: string; at: number }[] = []

export function recordLeft(creatorId: string, channelId: string, now: number): void {
  left = [{ creatorId, channelId, at: now }, ...left.filter((one) => one.channelId !== channelId)].slice(
    0,
    MAX_KEPT,
  )
}

export const recentlyLeft = (creatorId: string, now: number): string[] =>
  left
    .filter((one) => one.creatorId === creatorId && now - one.at < OFFERED_AGAIN_AFTER_MS)
    .map(({ channelId }) => channelId)

export const clearLeft = (): void => {
  left = []
}
onUserChange(clearLeft)
