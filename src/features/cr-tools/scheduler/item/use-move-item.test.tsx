import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { moveScheduled } from '@/api/calls/creator/scheduler'
import { shownItem } from '@/domain/schedule/schedule'
import { instant } from '@/domain/time/instant'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { HOUR_MS } from '@/lib/duration'
import { world } from '@/mocks/node'

import { scheduleItem } from '../../../../../tests/support/fixtures/schedule-items'
import { MILA } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { recordCalls } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { useMoveItem } from './use-move-item'

setUpBackend()

const AGENCY_ZONE = 'Europe/Warsaw'

/** Moves a message for each fan's own zone by some hours from now at the agency, as seen in another zone. */
async function moveByHours(hours: number, timezone: string) {
  const at = instant(world.now() + hours * HOUR_MS)
  const item = shownItem(scheduleItem({ at, isLocalTime: true }), { timezone, agencyZone: AGENCY_ZONE })
  function Move() {
    const { move, problem } = useMoveItem(MILA, timezone)
    return (
      <>
        <button type="button" onClick={() => move(item, item.at)}>
          Move
        </button>
        <p>{useAgencyZone()}</p>
        {problem}
      </>
    )
  }
  const { user } = await renderTool(<Move />, 'manager')
  await screen.findByText(AGENCY_ZONE)
  const sent = recordCalls(moveScheduled)
  await user.click(screen.getByRole('button', { name: 'Move' }))
  return sent
}

it('judges an hour for each fan’s own zone at the agency: one to come there is sent', async () => {
  const sent = await moveByHours(1, 'Asia/Tokyo')
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('judges an hour for each fan’s own zone at the agency: one that is over there is not sent', async () => {
  const sent = await moveByHours(-1, 'America/New_York')
  expect(screen.getByText('Choose a time in the future.')).toBeVisible()
  expect(sent).toEqual([])
})
