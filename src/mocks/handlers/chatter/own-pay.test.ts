import { beforeEach, describe, expect, it } from 'vitest'

import { updateEmployee } from '@/api/calls/agency/employees'
import {
  adjustStatement,
  approveStatement,
  decideDispute,
  listSales,
  listStatements,
  reassignSale,
} from '@/api/calls/agency/performance'
import {
  closeWorkLog,
  decideCorrection,
  editWorkLog,
  listCorrections,
  listWorkDays,
  reopenCorrection,
} from '@/api/calls/agency/shifts'
import { clockIn, clockOut, correctWorkLog } from '@/api/calls/chatter/chatter'
import { disputeSale, listOwnStatements } from '@/api/calls/chatter/own-statistics'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import { agencyMonth } from '../../testing/performance-fixture'
import { HOUR_MS, MINUTE_MS } from '../../seed/calendar'
import type { MockClient } from '../../testing/mock-client'

const [DARIA, VIKTOR, ANA] = ['staff-01', 'staff-02', 'staff-04'] as const
const at = (ms: number): string => new Date(NOON + ms).toISOString()

let stage: ReturnType<typeof createPeopleFixture>
let people: Record<'director' | 'manager', MockClient>

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  people = { director: await stage.at('daria'), manager: await stage.at('viktor') }
})

/** Promotes a second director. */
const promote = () => people.director.call(updateEmployee, { userId: ANA, roles: ['agency_director'] })

describe('statements', () => {
  const bonus = (userId: string, clientId: string) => {
    const add = { clientId, amount: 50_000, reason: 'Bonus' }
    return { userId, ...agencyMonth(), add }
  }
  const signature = (userId: string, approved = true) => ({ userId, ...agencyMonth(), approved })

  it('are neither adjusted nor signed by their own person, whatever the role', async () => {
    await promote()
    for (const [visitor, userId] of [
      [people.manager, VIKTOR],
      [people.director, DARIA],
    ] as const) {
      const refused = [
        await visitor.outcomeOf(adjustStatement, bonus(userId, 'own-1')),
        await visitor.outcomeOf(approveStatement, signature(userId)),
        await visitor.outcomeOf(approveStatement, signature(userId, false)),
      ]
      expect(refused.map(({ key }) => key)).toEqual(['not_yourself', 'not_yourself', 'not_yourself'])
    }
  })

  it('of an agency’s only director are theirs to decide', async () => {
    const { director } = people
    expect((await director.call(adjustStatement, bonus(DARIA, 'alone-1'))).canDecide).toBe(true)
    const signed = await director.call(approveStatement, signature(DARIA))
    expect(signed).toMatchObject({ canDecide: true, approvedBy: DARIA })
    await promote()
    expect((await director.outcomeOf(approveStatement, signature(DARIA, false))).key).toBe('not_yourself')
  })

  it('of a superior are decided by directors', async () => {
    const { director, manager } = people
    expect((await manager.outcomeOf(adjustStatement, bonus(DARIA, 'up-1'))).status).toBe(403)
    expect((await manager.outcomeOf(approveStatement, signature(DARIA))).status).toBe(403)
    await director.call(adjustStatement, bonus(VIKTOR, 'down-1'))
    expect((await director.call(approveStatement, signature(VIKTOR))).canDecide).toBe(true)
    expect((await manager.outcomeOf(approveStatement, signature(VIKTOR, false))).status).toBe(403)
  })

  it('say whether the caller may decide them', async () => {
    await people.director.call(adjustStatement, bonus(VIKTOR, 'down-2'))
    const { data } = await people.manager.call(listStatements, agencyMonth())
    const may = new Map(data.map(({ userId, canDecide }) => [userId, canDecide]))
    expect(may.get(VIKTOR)).toBe(false)
    expect(may.get(ANA)).toBe(true)
  })
})

describe('one’s own statements', () => {
  const own = async (visitor: MockClient) => (await visitor.call(listOwnStatements, undefined)).data

  it('are visible once signed, only to their person, who is notified', async () => {
    const [ana, ben] = [await stage.at('ana'), await stage.at('ben')]
    expect(await own(ana)).toEqual([])
    const approve = { userId: ANA, ...agencyMonth(), approved: true }
    const { total, from } = await people.manager.call(approveStatement, approve)
    expect(await own(ana)).toMatchObject([{ userId: ANA, state: 'approved', total, from, canDecide: false }])
    expect(await own(ben)).toEqual([])
    expect(stage.world.state.personalNotices[ANA]?.map(({ text }) => text)).toEqual([
      'Your statement of 2026-10 is signed off.',
    ])
    await people.manager.call(approveStatement, { ...approve, approved: false })
    expect(await own(ana)).toEqual([])
  })
})

describe('sales', () => {
  it('are never credited to oneself, by reassignment or dispute', async () => {
    const { director, manager } = people
    const { data } = await manager.call(listSales, { ...agencyMonth(0), to: at(0), limit: 50 })
    const sale = data.find(({ state, disputeState }) => state === 'paid' && disputeState === 'none')
    const give = { saleId: sale?.saleId ?? '', userId: VIKTOR, reason: 'Mine', note: 'Mine' }
    expect((await manager.outcomeOf(reassignSale, give)).key).toBe('not_yourself')
    await manager.call(disputeSale, give)
    expect((await manager.outcomeOf(decideDispute, give)).key).toBe('not_yourself')
    expect(await director.call(decideDispute, give)).toMatchObject({
      state: 'accepted',
      sale: { userId: VIKTOR },
    })
  })
})

const clockedIn = async (visitor: MockClient): Promise<string> => {
  const { chatterWorkLog } = await visitor.call(clockIn, undefined)
  stage.pass(MINUTE_MS)
  return chatterWorkLog?.chatterWorkLogId ?? ''
}

describe('work logs', () => {
  const reason = 'Was here an hour before'

  it('of one’s own are neither edited nor closed except by the clock: they need a correction', async () => {
    const chatterWorkLogId = await clockedIn(people.manager)
    const times = { clockInAt: at(-HOUR_MS), clockOutAt: at(MINUTE_MS) }
    const edit = { chatterWorkLogId, ...times, reason, seen: { clockInAt: at(0), clockOutAt: null } }
    expect((await people.manager.outcomeOf(editWorkLog, edit)).key).toBe('not_yourself')
    expect((await people.manager.outcomeOf(closeWorkLog, edit)).key).toBe('not_yourself')
    expect((await people.director.outcomeOf(editWorkLog, edit)).status).toBe(200)
  })

  it('say for each day whether the caller may edit it', async () => {
    await clockedIn(people.manager)
    await clockedIn(people.director)
    const days = async (visitor: MockClient) => {
      const period = { from: at(-48 * HOUR_MS), to: at(HOUR_MS), timezone: 'UTC', query: '' }
      const sort = { by: 'person', descending: false } as const
      const { data } = await visitor.call(listWorkDays, { ...period, sort, limit: 100 })
      return new Map(data.map(({ userId, canEdit }) => [userId, canEdit]))
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
    await visitor.call(clockOut, { chatterWorkLogId })
    const times = { clockInAt: at(-HOUR_MS), clockOutAt: at(MINUTE_MS) }
    return await visitor.call(correctWorkLog, {
      chatterWorkLogId,
      ...times,
      reason: 'Was here an hour before',
    })
  }
  const decide = (visitor: MockClient, correctionId: string) =>
    visitor.outcomeOf(decideCorrection, { correctionId, decision: 'approve', note: '' })
  const reopen = (visitor: MockClient, correctionId: string) =>
    visitor.outcomeOf(reopenCorrection, { correctionId })

  it('are decided by another person, and not by a lower rank', async () => {
    const { correctionId } = await asked(people.manager)
    expect((await decide(people.manager, correctionId)).key).toBe('not_yourself')
    const pending = async (visitor: MockClient) => {
      const { data } = await visitor.call(listCorrections, { state: 'pending' })
      return data.find((one) => one.correctionId === correctionId)?.canDecide
    }
    expect([await pending(people.manager), await pending(people.director)]).toEqual([false, true])
    expect((await decide(people.director, correctionId)).status).toBe(200)
    expect((await reopen(people.manager, correctionId)).key).toBe('not_yourself')
  })

  it('of a director are not for managers, but for the director without a peer', async () => {
    const { correctionId } = await asked(people.director)
    expect((await decide(people.manager, correctionId)).status).toBe(403)
    expect((await decide(people.director, correctionId)).status).toBe(200)
    await promote()
    expect((await reopen(people.director, correctionId)).key).toBe('not_yourself')
  })
})
