import { type Account, callerOf, claimsOf } from '../accounts'
import { standingNow } from '../people/creator-now'
import { requireLevel } from '../permissions'
import { forbidden } from '../refusal'
import { levelOf } from '../rights'
import { CREATORS } from '../seed/creators'
import type { StoredEvent } from '../stored-event'
import { viewerOf } from '../threads/viewer'
import { bearerOf } from '../tokens'
import type { World } from '../world'
import { told } from './told'
import { ownOf, toldAgency } from './told-agency'

/** An event as sent: its name and data. */
export interface Told {
  name: string
  data: object
}

/** A subscriber and what it receives. */
export interface Ear {
  /** The creators it subscribes to: their fans write while it is connected. */
  creatorIds: readonly string[]
  /** Selects the events it may see; throws once its access ends. */
  hear(world: World, events: readonly StoredEvent[]): { id: number; told: Told }[]
}

/** A user of the tools, subscribed to one creator. */
function creatorEar(world: World, request: Request): Ear {
  const { creator, account } = viewerOf(world, request)
  requireLevel(world, account, 'messages', 'view')
  return {
    creatorIds: [creator.userId],
    hear: (now, events) => {
      claimsOf(now, request, 'creator')
      const viewer = viewerOf(now, request)
      return events.flatMap((event) => {
        const data = told(now, event, viewer)
        return data ? [{ id: event.id, told: { name: event.name, data } }] : []
      })
    },
  }
}

/** Readers of the agency's pages: account managers see people, shifts and hours, chatters their own. */
function readerOf(world: World, request: Request): { account: Account; isManager: boolean } {
  const { sid } = claimsOf(world, request)
  const account = callerOf(world, request)
  const isProven = world.state.sessions[sid]?.isProven ?? false
  const isManager = account.roles.includes('account_manager')
  if (levelOf(account, isProven) < 101 || (!isManager && !account.roles.includes('chatter')))
    throw forbidden()
  return { account, isManager }
}

/** A user of the agency's pages, without a creator. */
function agencyEar(world: World, request: Request): Ear {
  const active = () => CREATORS.filter((creator) => standingNow(world, creator).status === 'active')
  return {
    creatorIds: readerOf(world, request).isManager ? active().map(({ userId }) => userId) : [],
    hear: (now, events) => {
      const { account, isManager } = readerOf(now, request)
      return toldAgency(isManager ? events : ownOf(events, account))
    },
  }
}

/** Call inside `visit`. Throws like any call where the request has no access. */
export const earOf = (world: World, request: Request): Ear =>
  bearerOf(request)?.use === 'access' ? agencyEar(world, request) : creatorEar(world, request)
