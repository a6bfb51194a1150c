import { useSyncExternalStore } from 'react'

import { TYPING_SHOWN_MS } from '@/config/tool-limits'
import { createStore } from '@/lib/store'
import { startTimer } from '@/lib/timer'

const NO_USERS: readonly string[] = []

const expiries = new Map<string, Map<string, number>>()
const typingByChannel = createStore<ReadonlyMap<string, readonly string[]>>(new Map())
let cancelTimer: (() => void) | undefined

function publish(): void {
  typingByChannel.set(new Map([...expiries].map(([channelId, people]) => [channelId, [...people.keys()]])))
}

/** Removes expired entries and schedules the next check. */
function removeExpired(): void {
  const now = Date.now()
  let next = Infinity
  for (const [channelId, people] of expiries) {
    for (const [userId, until] of people) {
      if (until <= now) people.delete(userId)
      else next = Math.min(next, until)
    }
    if (people.size === 0) expiries.delete(channelId)
  }
  cancelTimer?.()
  cancelTimer = Number.isFinite(next) ? startTimer(removeExpired, next - now) : undefined
  publish()
}

/** Records that a user types in a channel or has stopped. */
export function recordTyping(channelId: string, userId: string, isTyping: boolean): void {
  const people = expiries.get(channelId) ?? new Map<string, number>()
  const was = people.has(userId)
  if (isTyping) expiries.set(channelId, people.set(userId, Date.now() + TYPING_SHOWN_MS))
  else people.delete(userId)
  if (people.size === 0) expiries.delete(channelId)
  // The running timer belongs to the earliest entry and reschedules itself for the next.
  if (isTyping) cancelTimer ??= startTimer(removeExpired, TYPING_SHOWN_MS)
  if (was !== isTyping) publish()
}

/** Clears everything when the event stream breaks. */
export function clearTyping(): void {
  expiries.clear()
  removeExpired()
}

/** User IDs of those who type in a channel, except the current user; the longest typing first. */
export const useTypingUsers = (channelId: string): readonly string[] =>
  useSyncExternalStore(typingByChannel.subscribe, () => typingByChannel.get().get(channelId) ?? NO_USERS)
