import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type {
  countWelcomeReach,
  getWelcomeStats,
  listWelcomeDeliveries,
  listWelcomeSequences,
} from '@/api/calls/creator/welcome-messages'

import { DAY_MS } from '../../seed/calendar'
import { creatorById } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { createWorld } from '../../state/world'
import { MockClient } from '../../testing/mock-client'

type Listed = WireResponseOf<typeof listWelcomeSequences>
type Sequence = NonNullable<Listed['data'][number]>
type Stats = WireResponseOf<typeof getWelcomeStats>
type Deliveries = WireResponseOf<typeof listWelcomeDeliveries>

/** A staff member who works on a creator's welcome messages in a world of their own. */
async function welcomeClient(email = 'viktor@northlight.agency') {
  let ahead = 0
  const world = createWorld(undefined, () => Date.now() + ahead)
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  let bearer = await visitor.creatorToken('creator-01')
  const ask = (path: string, body: object = {}) =>
    visitor.send(`/api/welcome-messages/${path}`, { bearer, body })
  const list = async (part: object = {}) =>
    ((await ask('list', { limit: 100, ...part })).body as unknown as Listed).data.filter((it) => it !== null)
  const named = async (name: string) => {
    const found = (await list()).find((one) => one.name === name)
    if (!found) throw new Error(`No sequence is called ${name}`)
    return found
  }
  const range = (from = -28, to = 0) => ({
    from: new Date(world.now() + from * DAY_MS).toISOString(),
    to: new Date(world.now() + to * DAY_MS).toISOString(),
    timezone: 'Europe/Warsaw',
  })
  const stats = async (part: object = {}) =>
    (await ask('stats', { ...range(), ...part })).body as unknown as Stats
  /** Lets days go by; tokens end meanwhile. */
  const pass = async (days: number) => {
    ahead += days * DAY_MS
    await visitor.signIn(email)
    bearer = await visitor.creatorToken('creator-01')
  }
  return { world, ask, list, named, range, stats, pass }
}

const everyone = { members: [], tiers: [], listId: null, excludeListId: null }

/** A sequence as its editor saves it. */
function settingsOf(sequence: Sequence) {
  const {
    currency: _,
    updatedAt: _at,
    updatedById: _by,
    waiting: _waiting,
    lastSentAt: _last,
    ...own
  } = sequence
  return {
    ...own,
    clientId: `c-${own.sequenceId}-${own.version ?? 0}`,
    steps: (sequence.steps ?? []).flatMap((one) => {
      if (!one) return []
      const { media, ...rest } = one
      return [{ ...rest, mediaIds: (media ?? []).flatMap((item) => item?.mediaId ?? []) }]
    }),
  }
}

describe('results of a welcome sequence', () => {
  it('agree with the deliveries behind them', async () => {
    const { ask, range, stats, list } = await welcomeClient()
    for (const { sequenceId } of (await list()).slice(0, 4)) {
      const { data } = await stats({ sequenceId })
      const answer = await ask('deliveries/list', { sequenceId, ...range(), limit: 1000 })
      const rows = (answer.body as unknown as Deliveries).data.filter((row) => row !== null)
      for (const row of data.filter((one) => one !== null)) {
        const own = rows.filter(({ stepId }) => stepId === row.stepId)
        const sent = own.filter(({ state }) => state !== 'waiting')
        expect(row).toMatchObject({
          sent: sent.length,
          waiting: own.length - sent.length,
          seen: sent.filter(({ seenAt }) => seenAt !== null).length,
          unlocked: sent.filter(({ unlockedAt }) => unlockedAt !== null).length,
          earned: sent.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        })
      }
    }
  })

  it('add up over the parts of a period', async () => {
    const { range, stats } = await welcomeClient()
    const sent = async (from: number, to: number) =>
      (await stats(range(from, to))).data.reduce((sum, row) => sum + (row?.sent ?? 0), 0)
    expect((await sent(-40, -20)) + (await sent(-20, 0))).toBe(await sent(-40, 0))
  })

  it('reach the new members that the dashboard counts', async () => {
    const { ask, world } = await welcomeClient()
    const reach = async (members: string[]) => {
      const body = { trigger: 'new_member', entryListId: null, daysBefore: null }
      const answer = await ask('reach', { ...body, audience: { ...everyone, members } })
      return (answer.body as unknown as WireResponseOf<typeof countWelcomeReach>).last28Days ?? 0
    }
    const creator = creatorById('creator-01')
    if (!creator) throw new Error('There is no such creator')
    const now = world.now()
    const { newMembers } = membersBetween(creator, now - 28 * DAY_MS, now)
    expect(await reach([])).toBe(newMembers)
    const parts = await Promise.all(['new', 'returning', 'trial'].map((kind) => reach([kind])))
    expect(parts.reduce((sum, fans) => sum + fans, 0)).toBe(newMembers)
  })

  it('keep the past when steps change, and follow the new steps afterwards', async () => {
    const { ask, named, stats, pass, range } = await welcomeClient()
    const sequence = await named('Welcome')
    const { sequenceId } = sequence
    const before = (await stats({ sequenceId })).data
    const period = range()
    const body = settingsOf(sequence)
    const [first, , , last] = body.steps
    const change = { ...body, steps: [{ ...first, delayMin: 1, delayMax: 1 }, last] }
    expect((await ask('save', change)).status).toBe(200)
    const after = (await stats({ sequenceId, ...period })).data
    for (const row of before) {
      const { waiting: _, isRemoved: __, ...results } = row ?? {}
      const same = after.find((one) => one?.stepId === row?.stepId)
      expect(same).toMatchObject(results)
    }
    expect(after.filter((row) => row?.isRemoved === true)).toHaveLength(2)
    await pass(20)
    const later = (await stats({ sequenceId, ...range(-19, 0) })).data
    expect(later.filter((row) => (row?.sent ?? 0) > 0).map((row) => row?.stepId)).toEqual(
      [first, last].map((one) => one?.stepId),
    )
  })
})
