import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { usePerformanceScope } from './use-performance-scope'
import { useTabFilter } from './performance-tab'
import { useShiftScope } from './shift-select'
import { TeamTiles } from './team-tiles'

setUpBackend()

const totals = { ...v.parse(ChatterFigures, {}), paidMessages: 40, unlockRate: 0.25, openMessages: 12 }
const performance = { currency: 'USD', rows: [], totals, previous: totals }

function Stage() {
  const filter = useTabFilter('performance', ['period', 'compare', 'zone'], {
    defaults: { period: 'last_7' },
  })
  const { scope } = useShiftScope(filter, usePerformanceScope(filter))
  return <TeamTiles performance={performance} filter={filter} scope={scope} />
}

const draw = async (search: string) => {
  await renderTool(<Stage />, 'manager', `/?${search}`)
  return await screen.findByRole('group', { name: 'Unlock rate' })
}

const FROM = Date.parse('2026-11-17T06:00:00Z')
const SHIFT = `shift=${FROM}-${FROM + 8 * 3_600_000}`

it('says that figures are of a shift, and what they compare with', async () => {
  expect(await draw(SHIFT)).toHaveTextContent('vs the same hours the day before')
})

it('says so too without a comparison', async () => {
  expect(await draw(`${SHIFT}&compare=none`)).toHaveTextContent('in this shift')
})

it('shows open unlocks beside the unlock rate', async () => {
  expect(await draw('')).toHaveTextContent('vs 7 days before12 still open')
  expect(screen.getByRole('group', { name: 'Golden ratio' })).not.toHaveTextContent('still open')
})
