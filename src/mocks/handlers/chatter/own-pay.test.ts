import { beforeEach, describe, expect, it } from 'vitest'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import { agencyMonth } from '../../testing/performance-fixture'
import { HOUR_MS, MINUTE_MS } from '../../seed/calendar'
import type { MockClient } from '../../testing/mock-client'

const [DARIA, VIKTOR, ANA] = ['staff-01', 'staff-02', 'staff-04'] as const
const STATEMENTS = '/api/agency/statements'
const CORRECTIONS = '/api/agency/corrections'
const at = (ms: number): string => new Date(NOON + ms).toISOString()

let stage: ReturnType<typeof createPeopleFixture>
let people: Record<'director' | 'manager', MockClient>

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  people = { director: await stage.at('daria'), manager: await stage.at('viktor') }
})

/** Promotes a second director. */
const promote = async () => {
  const roles = ['agency_director']
  const update = await people.director.ask('/api/agency/employees/update', { userId: ANA, roles })
  expect(update.status).toBe(200)
}

interface Decidable {
  userId: string
  canDecide: boolean
}

describe('statements', () => {
  const adjust = (visitor: MockClient, userId: string, clientId: string) => {
    const add = { clientId, amount: 50_000, reason: 'Bonus' }
    return visitor.ask<Decidable>(`${STATEMENTS}/adjust`, { userId, ...agencyMonth(), add })
  }
  const sign = (visitor: MockClient, userId: string, approved = true) =>
    visitor.ask<Decidable>(`${STATEMENTS}/approve`, { userId, ...agencyMonth(), approved })

  it('are neither adjusted nor signed by their own person, whatever the role', async () => {
    await promote()
    for (const [visitor, userId] of [
      [people.manager, VIKTOR],
      [people.director, DARIA],
    ] as const) {
      expect((await adjust(visitor, userId, 'own-1')).key).toBe('not_yourself')
      expect((await sign(visitor, userId)).key).toBe('not_yourself')
      expect((await sign(visitor, userId, false)).key).toBe('not_yourself')
    }
  })

  it('of an agency’s only director are theirs to decide', async () => {
    expect((await adjust(people.director, DARIA, 'alone-1')).body.canDecide).toBe(true)
    expect((await sign(people.director, DARIA)).body).toMatchObject({ canDecide: true, approvedBy: DARIA })
    await promote()
    expect((await sign(people.director, DARIA, false)).key).toBe('not_yourself')
  })

  it('of a superior are decided by directors', async () => {
    expect((await adjust(people.manager, DARIA, 'up-1')).status).toBe(403)
    expect((await sign(people.manager, DARIA)).status).toBe(403)
    expect((await adjust(people.director, VIKTOR, 'down-1')).status).toBe(200)
    expect((await sign(people.director, VIKTOR)).body.canDecide).toBe(true)
    expect((await sign(people.manager, VIKTOR, false)).status).toBe(403)
  })

  it('say whether the caller may decide them', async () => {
    await adjust(people.director, VIKTOR, 'down-2')
    const { body } = await people.manager.ask<{ data: Decidable[] }>(`${STATEMENTS}/list`, agencyMonth())
    const may = new Map(body.data.map(({ userId, canDecide }) => [userId, canDecide]))
    expect(may.get(VIKTOR)).toBe(false)
    expect(may.get(ANA)).toBe(true)
  })
})

describe('one’s own statements', () => {
  const own = async (visitor: MockClient) => {
    const path = '/api/internal/chatter/statements/list'
    return (await visitor.ask<{ data: (Decidable & { state: string; total: number; from: string })[] }>(path))
      .body.data
  }

  it('are visible once signed, only to their person, who is notified', async () => {
    const [ana, ben] = [await stage.at('ana'), await stage.at('ben')]
    expect(await own(ana)).toEqual([])
    const approve = { userId: ANA, ...agencyMonth(), approved: true }
    const { body: signed } = await people.manager.ask<{ total: number; from: string }>(
      `${STATEMENTS}/approve`,
      approve,
    )
    const { total, from } = signed
    expect(await own(ana)).toMatchObject([{ userId: ANA, state: 'approved', total, from, canDecide: false }])
    expect(await own(ben)).toEqual([])
    expect(stage.world.state.personalNotices[ANA]?.map(({ text }) => text)).toEqual([
      'Your statement of 2026-10 is signed off.',
    ])
    await people.manager.ask(`${STATEMENTS}/approve`, { ...approve, approved: false })
    expect(await own(ana)).toEqual([])
  })
})

describe('sales', () => {
  it('are never credited to oneself, by reassignment or dispute', async () => {
    const path = '/api/agency/sales'
    const asked = { ...agencyMonth(0), to: at(0), limit: 50 }
    const list = await people.manager.ask<{
      data: { saleId: string; state: string; disputeState: string }[]
    }>(`${path}/list`, asked)
    const sale = list.body.data.find(({ state, disputeState }) => state === 'paid' && disputeState === 'none')
    const give = { saleId: sale?.saleId, userId: VIKTOR, reason: 'Mine', note: 'Mine' }
    expect((await people.manager.ask(`${path}/reassign`, give)).key).toBe('not_yourself')
    await people.manager.ask('/api/internal/chatter/sales/dispute', give)
    expect((await people.manager.ask('/api/agency/disputes/decide', give)).key).toBe('not_yourself')
    expect((await people.director.ask('/api/agency/disputes/decide', give)).body).toMatchObject({
      state: 'accepted',
      sale: { userId: VIKTOR },
    })
  })
})

const CHATTER = '/api/internal/chatter'
const clockedIn = async (visitor: MockClient): Promise<string> => {
  const clock = await visitor.ask<{ chatterWorkLog: { chatterWorkLogId: string } }>(
    `${CHATTER}/clock-in-status/clock-in`,
  )
  stage.pass(MINUTE_MS)
  return clock.body.chatterWorkLog.chatterWorkLogId
}

describe('work logs', () => {
  const LOGS = '/api/agency/work-logs'
  const reason = 'Was here an hour before'

  it('of one’s own are neither edited nor closed except by the clock: they need a correction', async () => {
    const chatterWorkLogId = await clockedIn(people.manager)
    const times = { clockInAt: at(-HOUR_MS), clockOutAt: at(MINUTE_MS) }
    const edit = { chatterWorkLogId, ...times, reason, seen: { clockInAt: at(0), clockOutAt: null } }
    for (const path of ['edit', 'close'])
      expect((await people.manager.ask(`${LOGS}/${path}`, edit)).key).toBe('not_yourself')
    expect((await people.director.ask(`${LOGS}/edit`, edit)).status).toBe(200)
  })

  it('say for each day whether the caller may edit it', async () => {
    await clockedIn(people.manager)
    await clockedIn(people.director)
    const days = async (visitor: MockClient) => {
      const period = { from: at(-48 * HOUR_MS), to: at(HOUR_MS), timezone: 'UTC', query: '' }
      const asked = { ...period, sort: { by: 'person', descending: false }, limit: 100 }
      const { body } = await visitor.ask<{ data: { userId: string; canEdit: boolean }[] }>(
        `${LOGS}/days`,
        asked,
      )
      return new Map(body.data.map(({ userId, canEdit }) => [userId, canEdit]))
    }
    const [ofManager, ofDirector] = [await days(people.manager), await days(people.director)]
    expect([VIKTOR, DARIA].map((id) => ofManager.get(id))).toEqual([false, false])
    expect([VIKTOR, DARIA].map((id) => ofDirector.get(id))).toEqual([true, false])
    expect(new Set((await days(await stage.at('hana'))).values())).toEqual(new Set([false]))
    expect([...ofManager.values()]).toContain(true)
  })
})

describe('corrections', () => {
  const asked = async (visitor: MockClient) => {
    const chatterWorkLogId = await clockedIn(visitor)
    await visitor.ask(`${CHATTER}/clock-in-status/clock-out`, { chatterWorkLogId })
    const times = { clockInAt: at(-HOUR_MS), clockOutAt: at(MINUTE_MS) }
    const correct = { chatterWorkLogId, ...times, reason: 'Was here an hour before' }
    return (await visitor.ask<{ correctionId: string }>(`${CHATTER}/work-logs/correct`, correct)).body
  }
  const act = (visitor: MockClient, path: string, correctionId: string) =>
    visitor.ask(`${CORRECTIONS}/${path}`, { correctionId, decision: 'approve', note: '' })

  it('are decided by another person, and not by a lower rank', async () => {
    const { correctionId } = await asked(people.manager)
    expect((await act(people.manager, 'decide', correctionId)).key).toBe('not_yourself')
    const pending = async (visitor: MockClient) => {
      const { body } = await visitor.ask<{ data: (Decidable & { correctionId: string })[] }>(
        `${CORRECTIONS}/list`,
        {
          state: 'pending',
        },
      )
      return body.data.find((one) => one.correctionId === correctionId)?.canDecide
    }
    expect([await pending(people.manager), await pending(people.director)]).toEqual([false, true])
    expect((await act(people.director, 'decide', correctionId)).status).toBe(200)
    expect((await act(people.manager, 'reopen', correctionId)).key).toBe('not_yourself')
  })

  it('of a director are not for managers, but for the director without a peer', async () => {
    const { correctionId } = await asked(people.director)
    expect((await act(people.manager, 'decide', correctionId)).status).toBe(403)
    expect((await act(people.director, 'decide', correctionId)).status).toBe(200)
    await promote()
    expect((await act(people.director, 'reopen', correctionId)).key).toBe('not_yourself')
  })
})
