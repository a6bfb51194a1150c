import type * as v from 'valibot'

import {
  WELCOME_DELIVERY_STATES,
  type WelcomeDelivery,
  type WelcomeDeliverySort,
} from '@/domain/welcome/welcome-message'

import { namesIn } from '../people/names-in'
import { sortBy } from '../base/sort-by'
import { channelWith } from '../fan/channel-with'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { WelcomeEntry } from './entries'
import { runsOf, type SentStep, type WelcomeRun } from './runs'
import type { StoredSequence, StoredStep } from '../../state/stored-sequence'
import { fanIdAt } from '../../seed/fans/fans'

type DeliveryState = (typeof WELCOME_DELIVERY_STATES)[number]
export type WireDelivery = v.InferInput<typeof WelcomeDelivery>

interface Wanted {
  from: number
  to: number
  stepId?: string | undefined
  state?: DeliveryState | undefined
}

const stateOf = ({ seenAt, unlockedAt }: SentStep): DeliveryState =>
  unlockedAt !== null ? 'unlocked' : seenAt !== null ? 'seen' : 'sent'

interface Row {
  at: number
  wire: WireDelivery
}

const NOTHING_YET = { seenAt: null, repliedAt: null, unlockedAt: null, amount: null }

function baseOf(creator: SeedCreator, sequenceId: string, { key, fanIndex }: WelcomeEntry, step: StoredStep) {
  return {
    deliveryId: `${sequenceId}:${key}:${step.stepId}`,
    userId: fanIdAt(fanIndex),
    channelId: channelWith(creator, fanIndex),
    sequenceId,
    stepId: step.stepId,
  }
}

const sentFacts = (sent: SentStep, seesMoney: boolean) => ({
  state: stateOf(sent),
  seenAt: isoOrNull(sent.seenAt),
  repliedAt: isoOrNull(sent.repliedAt),
  unlockedAt: isoOrNull(sent.unlockedAt),
  amount: seesMoney && sent.unlockedAt !== null ? sent.step.price : null,
})

/** Those who wait, whatever the period, in the order they are due; then what was sent in the period, newest first. */
export function deliveriesOf(
  world: World,
  creator: SeedCreator,
  sequence: StoredSequence,
  { from, to, stepId, state }: Wanted,
  seesMoney: boolean,
): WireDelivery[] {
  const runs = runsOf(world, creator, sequence, { from, to: world.now() + 1 })
  const rowOf = (
    { entry }: WelcomeRun,
    { step, at }: { step: StoredStep; at: number },
    facts: ReturnType<typeof sentFacts> | (typeof NOTHING_YET & { state: 'waiting' }),
  ): Row => ({ at, wire: { ...baseOf(creator, sequence.sequenceId, entry, step), at: iso(at), ...facts } })
  const waiting = runs.flatMap((run) =>
    run.next ? [rowOf(run, run.next, { state: 'waiting', ...NOTHING_YET })] : [],
  )
  const sent = runs.flatMap((run) =>
    run.sent
      .filter(({ at }) => at >= from && at < to)
      .map((one) => rowOf(run, one, sentFacts(one, seesMoney))),
  )
  return [...waiting.toSorted((a, b) => a.at - b.at), ...sent.toSorted((a, b) => b.at - a.at)]
    .map(({ wire }) => wire)
    .filter((row) => (stepId === undefined || row.stepId === stepId) && (!state || row.state === state))
}

/** Deliveries in an order; their steps in that of the sequence, removed ones last. */
export function sortDeliveries(
  world: World,
  { steps }: StoredSequence,
  rows: readonly WireDelivery[],
  { by, descending }: WelcomeDeliverySort,
): WireDelivery[] {
  const nameOf = namesIn(world)
  const values: Record<WelcomeDeliverySort['by'], (row: WireDelivery) => string | number | null> = {
    fan: ({ userId }) => nameOf(userId),
    message: ({ stepId }) => {
      const index = steps.findIndex((step) => step.stepId === stepId)
      return index < 0 ? steps.length : index
    },
    state: ({ state }) => WELCOME_DELIVERY_STATES.indexOf(state ?? 'sent'),
    at: ({ at }) => at,
    replied: ({ repliedAt }) => repliedAt ?? null,
    amount: ({ amount }) => amount ?? null,
  }
  return sortBy(rows, values[by], descending)
}
