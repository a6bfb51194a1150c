import { describe, expect, it } from 'vitest'

import { foldText } from '@/lib/text/fold-text'

import {
  BIG_SPENDERS_LIST_ID,
  manualListSettings,
  clientForManager,
  REGULARS_LIST_ID,
} from '../../../../tests/support/fixtures/fan-lists'
import { fanById } from '../../seed/fans/fans'

describe('members', () => {
  it('are added to and removed from a manual list; the 7-day change counts them', async () => {
    const { ask, create, idsOn, named } = await clientForManager()
    const { listId } = await create(manualListSettings)
    const [one = '', two = ''] = await idsOn(BIG_SPENDERS_LIST_ID)
    expect((await ask('members/add', { listId, userIds: [one, two, one] })).body).toEqual({
      added: [one, two],
    })
    expect((await ask('members/add', { listId, userIds: [one] })).body).toEqual({ added: [] })
    expect(await named('Picked')).toMatchObject({ memberCount: 2, change7Days: 2 })
    expect((await ask('members/remove', { listId, userIds: [one] })).body).toEqual({ removed: [one] })
    expect(await idsOn(listId)).toEqual([two])
  })

  it('of a smart list follow only from its rules', async () => {
    const { ask } = await clientForManager()
    expect((await ask('members/add', { listId: BIG_SPENDERS_LIST_ID, userIds: ['fan-1'] })).status).toBe(422)
    expect((await ask('members/remove', { listId: BIG_SPENDERS_LIST_ID, userIds: ['fan-1'] })).status).toBe(
      422,
    )
  })

  it('are fans of this creator', async () => {
    const { ask } = await clientForManager()
    expect((await ask('members/add', { listId: REGULARS_LIST_ID, userIds: ['fan-9999999'] })).status).toBe(
      422,
    )
  })

  it('are found by name, ignoring case and accents', async () => {
    const { members } = await clientForManager()
    const all = ((await members(REGULARS_LIST_ID)).data ?? []).map((one) => one?.userId ?? '')
    const accented = all.find((userId) => /[à-ž]/i.test(fanById(userId)?.displayName ?? ''))
    const name = fanById(accented ?? '')?.displayName ?? expect.fail('no name with an accent')
    const found = await members(REGULARS_LIST_ID, foldText(name).toUpperCase())
    expect(found.data?.map((one) => one?.userId)).toContain(accented)
    expect((await members(REGULARS_LIST_ID, 'no such name')).total).toBe(0)
  })

  it('show spend only to callers who may see it, and are sorted by it only for them', async () => {
    const { members, world } = await clientForManager()
    const bySpend = { by: 'spend', descending: true }
    const spends = ((await members(BIG_SPENDERS_LIST_ID, '', bySpend)).data ?? []).map(
      (one) => one?.spend ?? 0,
    )
    expect(spends).toEqual(spends.toSorted((a, b) => b - a))
    await world.transact(() => void (world.state.permissions['staff-02'] = { canSeeSpend: false }))
    const hidden = (await members(BIG_SPENDERS_LIST_ID, '', bySpend)).data ?? []
    expect(hidden.every((one) => one?.spend === null)).toBe(true)
  })
})
