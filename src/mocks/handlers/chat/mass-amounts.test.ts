import { expect, it } from 'vitest'

import { countAudience } from '@/api/calls/chat/mass-messages'
import type { AudienceFilters } from '@/domain/mass/mass-message'

import { creatorClient } from '../../testing/creator-client'

const ALL = { include: [], exclude: [], mediaIds: [], price: 0, skipActiveChats: false }

it('an audience is not filtered by spend for those who may not see it', async () => {
  const { world, call } = await creatorClient('messages', { as: 'ana' })
  const reach = async (filters: AudienceFilters) => (await call(countAudience, { ...ALL, filters })).count
  const everyone = await reach({})
  expect(await reach({ spendMin: 50_000 })).toBeLessThan(everyone)
  world.state.permissions['staff-04'] = { canSeeSpend: false }
  expect(await reach({ spendMin: 50_000 })).toBe(everyone)
})
