import { expect, it } from 'vitest'

import { anchorOf } from '../../state/anchor'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { changeFan } from '../fan-status/fan-changes'
import { livelyFacts } from '../threads/channel-facts'
import { matcherOf } from './channel-search'

const creator = CREATORS[0] ?? expect.fail('no creator')

it('the search reads what fans write in its own world', async () => {
  const found = async (texts: 'usual' | 'odd') => {
    const world = createWorld(undefined, () => Date.UTC(2026, 10, 18, 12))
    await world.setFaults({ texts })
    const rows = [...livelyFacts(world, creator, anchorOf(world), 20)]
    const { lively } = await matcherOf(world, creator, { query: '<script>', chips: {} }, rows)
    return rows.filter((row) => lively(row)).length
  }
  expect(await found('usual')).toBe(0)
  expect(await found('odd')).toBeGreaterThan(0)
})

it('the search reads what staff added to the timeline of a fan', async () => {
  const world = createWorld(undefined, () => Date.UTC(2026, 10, 18, 12))
  const rows = [...livelyFacts(world, creator, anchorOf(world), 20)]
  const row = rows.find(({ kind }) => kind === 'direct')
  if (row?.kind !== 'direct') throw new Error('no chat with a fan')
  const note = { noteId: 'note-1', userId: 'staff-04', text: 'Likes Zanzibar', at: '2026-11-18T10:00:00Z' }
  changeFan(world, creator, `fan-${row.fanIndex + 1}`, { notes: [note] })
  const { lively } = await matcherOf(world, creator, { query: 'zanzibar', chips: {} }, rows)
  expect(rows.filter((one) => lively(one))).toEqual([row])
})
