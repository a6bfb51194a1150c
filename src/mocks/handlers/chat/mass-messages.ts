import * as calls from '@/api/calls/chat/mass-messages'
import type { MassState } from '@/domain/mass/mass-message'

import { type HandlerContext, serveTool, type ViewerContext } from '../bind-handlers'
import { type AudienceRequest, audienceOf } from '../../rules/mass/audience'
import { massBuyersOf } from '../../rules/mass/mass-buyers'
import { listMasses, UNSENT } from '../../rules/mass/mass-list'
import { checkLists } from '../../rules/mass/validate-mass'
import { releasedMass } from '../../rules/mass/held-masses'
import { massesOf, massOf, storeMass } from '../../rules/mass/masses'
import { massFromUpdate, massFromRequest } from '../../rules/mass/mass-request'
import { stageOf } from '../../rules/mass/mass-progress'
import type { StoredMass } from '../../state/stored-mass'
import { emitMassProgress } from '../../rules/mass/emit-mass-progress'
import { wireMass, wireProgress } from '../../rules/mass/wire-mass'
import { playDue } from '../../rules/simulation/play-due'
import { once } from '../once'
import { pageOf } from '../../rules/base/paging'
import { forbidden, Refusal } from '../../rules/base/refusal'

type ChangeContext = Omit<HandlerContext<typeof calls.pauseMassMessage>, 'call' | 'request'> & ViewerContext

/** Returns a handler that changes a message in one of these states. Throws 409 when it has progressed. */
const stateChange =
  (
    states: readonly MassState[],
    change: (mass: StoredMass, now: number) => Partial<StoredMass>,
    flag?: 'canUnsend',
  ) =>
  async ({ world, body, viewer: { creator, permissions } }: ChangeContext) => {
    if (flag && !permissions[flag]) throw forbidden()
    const mass = await massOf(world, creator, body.massMessageId)
    const now = world.now()
    if (!states.includes(stageOf(mass, now).state)) throw new Refusal(409, 'mass_moved_on')
    const changed = { ...mass, ...change(mass, now) }
    storeMass(world, creator, changed)
    emitMassProgress(world, creator, changed)
    return wireProgress(world, changed)
  }

/** Who matches would reveal hidden spend. */
const withoutSpend = <Asked extends Pick<AudienceRequest, 'filters'>>(asked: Asked): Asked => ({
  ...asked,
  filters: { ...asked.filters, spendMin: undefined, spendMax: undefined, spendWindowDays: undefined },
})

const ACCESS = { tool: 'massMessages', before: playDue } as const

/** Handlers of mass messages (screens S12). */
export const massMessages = serveTool(calls, ACCESS, {
  countAudience: async ({ world, body, viewer: { creator, permissions } }) => {
    checkLists(world, creator, body)
    const asked = permissions.canSeeSpend ? body : withoutSpend(body)
    return await audienceOf(world, creator, asked, await massesOf(world, creator), body.skipActiveChats)
  },
  listMassMessages: async ({ world, body, viewer: { creator, permissions } }) => {
    return await listMasses(world, creator, body, permissions)
  },
  getMassMessage: async ({ world, body, viewer: { creator, permissions } }) => {
    const mass = await massOf(world, creator, body.massMessageId)
    return wireMass(world, creator, mass, permissions)
  },
  listMassBuyers: async ({ world, body, viewer: { creator, permissions } }) => {
    const mass = await massOf(world, creator, body.massMessageId)
    const buyers = massBuyersOf(world, creator, mass)
    const shown = buyers.map(({ amount, ...buyer }) => ({
      ...buyer,
      amount: permissions.canSeeSpend ? amount : null,
    }))
    return pageOf(shown, ({ userId }) => userId, body)
  },
  sendMassMessage: once(async ({ world, body, viewer: { account, creator } }) => {
    const mass: StoredMass = {
      ...(await massFromRequest(world, account, creator, body)),
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
    emitMassProgress(world, creator, mass)
    return wireProgress(world, mass)
  }, 'mass_sent_before'),
  updateMassMessage: async ({ world, body, viewer: { account, creator, permissions } }) => {
    const mass = await massOf(world, creator, body.massMessageId)
    if (!UNSENT.includes(stageOf(mass, world.now()).state)) throw new Refusal(409, 'mass_moved_on')
    const changed = await massFromUpdate(world, account, creator, mass, body)
    storeMass(world, creator, changed)
    return wireMass(world, creator, changed, permissions)
  },
  pauseMassMessage: stateChange(['queued', 'sending'], (_, now) => ({ pausedAt: now })),
  resumeMassMessage: stateChange(['paused'], (mass, now) => ({
    pausedAt: null,
    pausedMs: mass.pausedMs + now - (mass.pausedAt ?? now),
  })),
  stopMassMessage: stateChange(['scheduled', 'held', 'queued', 'sending', 'paused'], (_, now) => ({
    stoppedAt: now,
  })),
  sendHeldMassMessage: stateChange(['held'], releasedMass),
  unsendMassMessage: stateChange(
    ['sending', 'paused', 'done', 'stopped'],
    (mass, now) => ({
      unsentAt: now,
      stoppedAt: stageOf(mass, now).state === 'done' ? mass.stoppedAt : (mass.stoppedAt ?? now),
    }),
    'canUnsend',
  ),
})
