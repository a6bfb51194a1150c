import { expect, it } from 'vitest'

import type { AudienceFilters } from '@/domain/mass/mass-message'

import { HOUR_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { massesOf, storeMass } from '../mass/masses'
import { overlapsOf } from './audience-overlaps'
import { massEntry } from './mass-entries'

const creator = CREATORS[3] ?? expect.fail('no creator')

it('finds the fans whom a resend to those who have not seen the first shares with another', async () => {
  const world = createWorld()
  await world.transact(async () => {
    const masses = await massesOf(world, creator)
    const first = masses.find(({ total }) => total > 50) ?? expect.fail('no mass message')
    const planned = (massMessageId: string, filters: AudienceFilters) => ({
      ...first,
      massMessageId,
      include: [],
      exclude: [],
      filters,
      isScheduled: true,
      startsAt: world.now() + HOUR_MS,
    })
    const resend = planned('resend', { notSeenMassId: first.massMessageId, capHours: 12 })
    const toAll = planned('to-all', {})
    for (const mass of [resend, toAll]) storeMass(world, creator, mass)
    const entries = [resend, toAll].map((mass) => massEntry(world, creator, mass))
    const { overlaps } = await overlapsOf(world, creator, entries)
    expect(overlaps).toEqual([{ one: 'resend', other: 'to-all', fans: expect.any(Number) }])
  })
})
