import { callerOf, claimsOf } from '../accounts'
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
import { toldAgency } from './told-agency'

/** What is told of an event under its name. */
export interface Told {
  name: string
  data: object
}

/** Who listens, and what they are told. */
export interface Ear {
  /** Whose sides are listened to: fans write there while somebody does. */
  creatorIds: readonly string[]
  /** What is told of these events; throws once the listener may not listen any more. */
  hear(world: World, events: readonly StoredEvent[]): { id: number; told: Told }[]
}

/** Somebody in the tools, on one creator's side. */
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

/** Those who open the agency's pages: account managers have people, shifts and hours there. */
function requireManager(world: World, request: Request): void {
  const { sid } = claimsOf(world, request)
  const account = callerOf(world, request)
  const isProven = world.state.sessions[sid]?.isProven ?? false
  if (levelOf(account, isProven) < 101 || !account.roles.includes('account_manager')) throw forbidden()
}

/** A manager who looks at the agency and at no creator. */
function agencyEar(world: World, request: Request): Ear {
  requireManager(world, request)
  return {
    creatorIds: CREATORS.filter((creator) => standingNow(world, creator).status === 'active').map(
      ({ userId }) => userId,
    ),
    hear: (now, events) => {
      requireManager(now, request)
      return toldAgency(events)
    },
  }
}

/** Inside a visit: throws like any call where the request may not listen. */
export const earOf = (world: World, request: Request): Ear =>
  bearerOf(request)?.use === 'access' ? agencyEar(world, request) : creatorEar(world, request)
