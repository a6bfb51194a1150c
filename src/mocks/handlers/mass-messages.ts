import type * as calls from '@/api/calls/mass-messages'
import type { MassState } from '@/domain/mass-message'

import { actingOf } from '../accounts'
import type { Handlers } from '../implement'
import { audienceOf } from '../mass/audience'
import { buyersOf } from '../mass/buyers'
import { checkLists } from '../mass/checks'
import { releasedAt } from '../mass/held-masses'
import { massesOf, massOf, storeMass } from '../mass/masses'
import { changedBy, orderOf } from '../mass/order'
import { stageOf } from '../mass/progress'
import type { StoredMass } from '../mass/stored-mass'
import { tellHeldMasses, tellMass } from '../mass/tell-mass'
import { wireMass, wireProgress, type WireProgress } from '../mass/wire-mass'
import { onceAsync } from '../once'
import { page } from '../paging'
import { permissionsFor, requireLevel } from '../permissions'
import { forbidden, Refusal } from '../refusal'
import type { World } from '../world'

type MassHandlers = Handlers<typeof calls>
type Some<Name extends keyof MassHandlers> = Pick<MassHandlers, Name>

/** States before anyone got the message. */
const UNSENT: readonly MassState[] = ['scheduled', 'held']

const viewer = (world: World, request: Request) => {
  const acting = actingOf(world, request)
  requireLevel(world, acting.account, 'massMessages', 'view')
  tellHeldMasses(world)
  return acting
}

const editor = (world: World, request: Request) => {
  const acting = actingOf(world, request)
  requireLevel(world, acting.account, 'massMessages', 'edit')
  return acting
}

/** Returns a handler that changes a message in one of these states. Throws 409 when it has progressed. */
const act =
  (
    world: World,
    states: readonly MassState[],
    change: (mass: StoredMass, now: number) => Partial<StoredMass>,
    flag?: 'canUnsend',
  ) =>
  async ({ body, request }: { body: { massMessageId: string }; request: Request }): Promise<WireProgress> => {
    const { account, creator } = editor(world, request)
    if (flag && !permissionsFor(world, account)[flag]) throw forbidden()
    const mass = await massOf(world, creator, body.massMessageId)
    const now = world.now()
    if (!states.includes(stageOf(mass, now).state)) throw new Refusal(409, 'mass_moved_on')
    const changed = { ...mass, ...change(mass, now) }
    storeMass(world, creator, changed)
    tellMass(world, creator, changed)
    return wireProgress(world, changed)
  }

const reading = (
  world: World,
): Some<'countAudience' | 'listMassMessages' | 'getMassMessage' | 'listMassBuyers'> => ({
  countAudience: async ({ body, request }) => {
    const { creator } = viewer(world, request)
    checkLists(world, creator, body)
    return await audienceOf(world, creator, body, await massesOf(world, creator), body.skipActiveChats)
  },
  listMassMessages: async ({ body, request }) => {
    const { account, creator } = viewer(world, request)
    const permissions = permissionsFor(world, account)
    const now = world.now()
    const isAsked = (mass: StoredMass) =>
      UNSENT.includes(stageOf(mass, now).state) === (body.state === 'scheduled')
    const rows = (await massesOf(world, creator)).filter(isAsked)
    if (body.state === 'scheduled') rows.reverse()
    const part = page(rows, ({ massMessageId }) => massMessageId, body)
    return { ...part, data: part.data.map((mass) => wireMass(world, creator, mass, permissions)) }
  },
  getMassMessage: async ({ body, request }) => {
    const { account, creator } = viewer(world, request)
    const mass = await massOf(world, creator, body.massMessageId)
    return wireMass(world, creator, mass, permissionsFor(world, account))
  },
  listMassBuyers: async ({ body, request }) => {
    const { creator } = viewer(world, request)
    const mass = await massOf(world, creator, body.massMessageId)
    return page(await buyersOf(world, creator, mass), ({ userId }) => userId, body)
  },
})

const sending = (world: World): Some<'sendMassMessage' | 'updateMassMessage'> => ({
  sendMassMessage: async ({ body, request }) => {
    const { account, creator } = editor(world, request)
    const order = JSON.stringify(body)
    const first = await onceAsync(world, account.userId, body.clientId, async () => {
      const mass: StoredMass = {
        ...(await orderOf(world, account, creator, body)),
        massMessageId: world.newId('mass'),
        byId: account.userId,
        createdAt: world.now(),
        isScheduled: body.scheduledAt != null,
        pausedAt: null,
        pausedMs: 0,
        stoppedAt: null,
        unsentAt: null,
      }
      storeMass(world, creator, mass)
      tellMass(world, creator, mass)
      return { order, progress: wireProgress(world, mass) }
    })
    // Returning the first result would suggest that the changed content went out.
    if (first.order !== order) throw new Refusal(409, 'mass_sent_before')
    return first.progress
  },
  updateMassMessage: async ({ body, request }) => {
    const { account, creator } = editor(world, request)
    const mass = await massOf(world, creator, body.massMessageId)
    if (!UNSENT.includes(stageOf(mass, world.now()).state)) throw new Refusal(409, 'mass_moved_on')
    const changed = await changedBy(world, account, creator, mass, body)
    storeMass(world, creator, changed)
    return wireMass(world, creator, changed, permissionsFor(world, account))
  },
})

/** Handlers of mass messages (screens S12). */
export const massMessageHandlers = (world: World): MassHandlers => ({
  ...reading(world),
  ...sending(world),
  pauseMassMessage: act(world, ['queued', 'sending'], (_, now) => ({ pausedAt: now })),
  resumeMassMessage: act(world, ['paused'], (mass, now) => ({
    pausedAt: null,
    pausedMs: mass.pausedMs + now - (mass.pausedAt ?? now),
  })),
  stopMassMessage: act(world, ['scheduled', 'held', 'queued', 'sending', 'paused'], (_, now) => ({
    stoppedAt: now,
  })),
  sendHeldMassMessage: act(world, ['held'], releasedAt),
  unsendMassMessage: act(
    world,
    ['sending', 'paused', 'done', 'stopped'],
    (mass, now) => ({
      unsentAt: now,
      stoppedAt: stageOf(mass, now).state === 'done' ? mass.stoppedAt : (mass.stoppedAt ?? now),
    }),
    'canUnsend',
  ),
})
