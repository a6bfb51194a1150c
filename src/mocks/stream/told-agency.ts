import type { AgencyNews } from '@/domain/live-event'

import type { Account } from '../accounts'
import type { StoredEvent } from '../stored-event'
import type { Told } from './ear'

/** Events of the tools that also change the live floor. */
const MOVES: Partial<Record<StoredEvent['name'], AgencyNews>> = {
  'message.new': 'messages',
  'message.unsent': 'messages',
  'order.new': 'sales',
}

const isNews = (event: StoredEvent): event is StoredEvent<'agency.changed'> => event.name === 'agency.changed'

function toldOf(event: StoredEvent): Told | undefined {
  if (isNews(event)) return { name: event.name, data: event.data }
  if (event.name === 'clock.changed' || event.name === 'version.changed')
    return { name: event.name, data: {} }
  const what = MOVES[event.name]
  return what && { name: 'agency.changed', data: { what } }
}

/** Agency events about a chatter's own page, which managers decide. */
const OWN: readonly AgencyNews[] = ['credits', 'disputes', 'corrections', 'logs', 'shifts', 'settings']

/** Events that may change a user's own figures, hours or plans. */
export const ownOf = (
  events: readonly StoredEvent[],
  { userId, creatorIds }: Pick<Account, 'userId' | 'creatorIds'>,
): StoredEvent[] =>
  events.filter((event) => {
    if (isNews(event)) return OWN.includes(event.data.what)
    if (event.name === 'clock.changed') return event.userId === userId
    if (event.name === 'version.changed') return true
    return event.creatorId !== null && creatorIds.includes(event.creatorId)
  })

/** Agency events for managers: each topic once, at its last event. */
export function toldAgency(events: readonly StoredEvent[]): { id: number; told: Told }[] {
  const found = new Map<string, { id: number; told: Told }>()
  for (const event of events) {
    const told = toldOf(event)
    if (told) found.set(JSON.stringify(told), { id: event.id, told })
  }
  return [...found.values()].sort((one, other) => one.id - other.id)
}
