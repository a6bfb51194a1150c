import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { LeaderboardCard } from './leaderboard-card'

setUpBackend()

function Board() {
  return <LeaderboardCard filter={useFigureFilter(['period', 'zone'], { period: 'last_28' })} />
}

/** The names a chatter sees on the leaderboard. */
async function namesOn({ canSeeStaffNames }: { canSeeStaffNames: boolean }): Promise<Set<string>> {
  await world.transact(() => {
    world.state.performance.team.leaderboard = true
    world.state.permissions['staff-04'] = { canSeeStaffNames }
  })
  await renderTool(<Board />)
  await screen.findAllByText('Ana Ribeiro')
  const items = screen.getAllByRole('listitem')
  return new Set(items.map((item) => within(item).getAllByText(/\p{L}/u)[0]?.textContent ?? ''))
}

it('names colleagues to users who may see staff names', async () => {
  const names = await namesOn({ canSeeStaffNames: true })
  expect(names.size).toBeGreaterThan(2)
  expect(names).not.toContain('A colleague')
})

it('names only oneself to users who may not see staff names', async () => {
  const names = await namesOn({ canSeeStaffNames: false })
  expect([...names].toSorted()).toEqual(['A colleague', 'Ana Ribeiro'])
})
