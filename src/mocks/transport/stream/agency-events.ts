import type { AgencyChange } from '@/domain/server/server-event'

import type { Account } from '../../rules/account/accounts'
import type { StoredEvent } from '../../state/stored-event'

/** An event as sent: its name and data. */
export interface SentEvent {
  name: string
  data: object
}

/** Events of the tools that also change the live floor. */
const AGENCY_TOPICS: Partial<Record<StoredEvent['name'], AgencyChange>> = {
  'message.new': 'messages',
  'message.unsent': 'messages',
  'order.new': 'sales',
}

const isAgencyEvent = (event: StoredEvent): event is StoredEvent<'agency.changed'> =>
  event.name === 'agency.changed'

function sentEventOf(event: StoredEvent): SentEvent | undefined {
  if (isAgencyEvent(event)) return { name: event.name, data: event.data }
  if (event.name === 'clock.changed' || event.name === 'version.changed')
    return { name: event.name, data: {} }
  const what = AGENCY_TOPICS[event.name]
  return what && { name: 'agency.changed', data: { what } }
}

/** Agency events about a chatter's own page, which managers decide. */
const OWN_TOPICS: readonly AgencyChange[] = [
  'credits',
  'disputes',
  'corrections',
  'logs',
  'shifts',
  'statements',
  'settings',
]

/** Events that may change a user's own figures, hours or plans. */
export const ownEvents = (
  events: readonly StoredEvent[],
  { userId, creatorIds }: Pick<Account, 'userId' | 'creatorIds'>,
): StoredEvent[] =>
  events.filter((event) => {
    if (isAgencyEvent(event)) return OWN_TOPICS.includes(event.data.what)
    if (event.name === 'clock.changed') return event.userId === userId
    if (event.name === 'version.changed') return true
    return event.creatorId !== null && creatorIds.includes(event.creatorId)
  })

/** Agency events for managers: each topic once, at its last event. */
export function agencyEvents(events: readonly StoredEvent[]): { id: number; sent: SentEvent }[] {
  const found = new Map<string, { id: number; sent: SentEvent }>()
  for (const event of events) {
    const sent = sentEventOf(event)
    if (sent) found.set(JSON.stringify(sent), { id: event.id, sent })
  }
  return [...found.values()].sort((a, b) => a.id - b.id)
}
