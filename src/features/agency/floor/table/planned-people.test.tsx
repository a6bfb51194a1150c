import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { FloorCreator } from '@/domain/agency/floor'

import { renderTool } from '../../../../../tests/support/render/render-tool'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { PlannedPeople } from './planned-people'

setUpBackend()

const NAMES: Record<string, string> = { ana: 'Ana', tom: 'Tom' }
const rowOf = (figures: object) =>
  v.parse(FloorCreator, {
    creatorId: 'one',
    creator: { userId: 'one', username: 'one', displayName: 'One' },
    onDuty: [{ userId: 'ana', clockInAt: '2026-11-18T08:00:00Z', lastActiveAt: null }],
    ...figures,
  })
const nameOf = (id: string) => NAMES[id] ?? id

it('names the planned people, and who of them has not clocked in', async () => {
  const row = rowOf({ planned: 2, plannedIds: ['ana', 'tom'] })
  const { user } = await renderTool(<PlannedPeople row={row} nameOf={nameOf} />, 'manager')
  await user.click(screen.getByRole('button', { name: /2/ }))
  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip).toHaveTextContent(/Planned: .*Ana.* and .*Tom.*Missing: .*Tom/)
})

it('marks no one as missing while all planned people are on duty', async () => {
  const row = rowOf({ planned: 1, plannedIds: ['ana'] })
  await renderTool(<PlannedPeople row={row} nameOf={nameOf} />, 'manager')
  expect(screen.getByRole('button', { name: /Planned: .*Ana/ })).not.toHaveTextContent(/Missing/)
})
