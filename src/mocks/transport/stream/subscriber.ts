import { type Account, callerOf, sessionClaimsOf } from '../../rules/account/accounts'
import { creatorStateNow } from '../../rules/creators/agency-creators'
import { forbidden } from '../../rules/base/refusal'
import { accountLevel } from '../../rules/account/rights'
import { CREATORS } from '../../seed/creators'
import type { StoredEvent } from '../../state/stored-event'
import { bearerOf } from '../../rules/account/tokens'
import { requireTool, viewerOf } from '../../rules/account/viewer'
import type { World } from '../../state/world'
import { eventForViewer } from './event-for-viewer'
import { agencyEvents, ownEvents, type SentEvent } from './agency-events'

/** A subscriber and what it receives. */
export interface Subscriber {
  /** The creators it subscribes to: their fans write while it is connected. */
  creatorIds: readonly string[]
  /** Selects the events it may see; throws once its access ends. */
  receive(world: World, events: readonly StoredEvent[]): { id: number; sent: SentEvent }[]
}

/** A user of the tools, subscribed to one creator. */
function creatorSubscriber(world: World, request: Request): Subscriber {
  const { creator } = requireTool(world, request, 'messages', 'view')
  return {
    creatorIds: [creator.userId],
    receive: (now, events) => {
      sessionClaimsOf(now, request, 'creator')
      const viewer = viewerOf(now, request)
      return events.flatMap((event) => {
        const data = eventForViewer(now, event, viewer)
        return data ? [{ id: event.id, sent: { name: event.name, data } }] : []
      })
    },
  }
}

/** Readers of the agency's pages: account managers see people, shifts and hours, chatters their own. */
function agencyReader(world: World, request: Request): { account: Account; isAccountManager: boolean } {
  const { sid } = sessionClaimsOf(world, request)
  const account = callerOf(world, request)
  const isProven = world.state.sessions[sid]?.isProven ?? false
  const isAccountManager = account.roles.includes('account_manager')
  if (accountLevel(account, isProven) < 101 || (!isAccountManager && !account.roles.includes('chatter')))
    throw forbidden()
  return { account, isAccountManager }
}

/** A user of the agency's pages, without a creator. */
function agencySubscriber(world: World, request: Request): Subscriber {
  const active = () => CREATORS.filter((creator) => creatorStateNow(world, creator).status === 'active')
  return {
    creatorIds: agencyReader(world, request).isAccountManager ? active().map(({ userId }) => userId) : [],
    receive: (now, events) => {
      const { account, isAccountManager } = agencyReader(now, request)
      return agencyEvents(isAccountManager ? events : ownEvents(events, account))
    },
  }
}

/** Call inside `transact`. Throws like any call where the request has no access. */
export const subscriberOf = (world: World, request: Request): Subscriber =>
  bearerOf(request)?.use === 'access' ? agencySubscriber(world, request) : creatorSubscriber(world, request)
