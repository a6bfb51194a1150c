import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { getFloor } from '@/api/calls/agency/agency'
import { listTeamLogs } from '@/api/calls/agency/shifts'
import { send } from '@/api/send'
import { isOnDuty } from '@/domain/shift/work-log'
import { isoOf } from '@/domain/time/instant'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { HOUR_MS } from '@/lib/duration'
import { loadOverlays } from '@/ui/overlay/load-overlays'

import { waitForExpect } from '../../../tests/support/wait-for-expect'
import { setUpBackend, signIn } from '../../../tests/support/render/backend'
import { renderTool } from '../../../tests/support/render/render-tool'
import { InviteCreatorDialog } from './creators/invite/invite-creator-dialog'
import { MoveDialog } from './floor/dialogs/move-dialog'
import { StaffClockOutDialog } from './floor/dialogs/staff-clock-out-dialog'
import { MailDialog } from './overview/mail-dialog'
import { AttributionDialog } from './performance/sales/attribution-dialog'

setUpBackend()
beforeEach(() => loadOverlays())

/** A dialog behind a button, as on a page. */
function Openable({ children }: { children: (onClose: () => void) => ReactElement }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

const KEPT = 'Your text is still here.'

async function choose(user: UserEvent, label: RegExp, option: string) {
  await user.click(await screen.findByRole('button', { name: label }))
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
}

async function busiestCreator() {
  await signIn('manager')
  const { creators } = await send(getFloor, {})
  const [busiest] = creators.toSorted((a, b) => b.waiting - a.waiting)
  if (!busiest) expect.fail('no creator')
  return busiest
}

async function someoneOnDuty() {
  await signIn('manager')
  const now = Date.now()
  const { data } = await send(listTeamLogs, {
    from: isoOf(now - HOUR_MS),
    to: isoOf(now),
    isRunning: true,
    limit: 50,
  })
  const chatterId = data.find((log) => isOnDuty(log) && log.chatterId !== 'staff-02')?.chatterId
  if (!chatterId) expect.fail('no one on duty')
  return chatterId
}

describe('what a person chose in a dialog survives a reload', () => {
  it('of moving fans', async () => {
    const creator = await busiestCreator()
    const dialog = <MoveDialog creator={creator} onClose={() => {}} />
    const { user, unmount } = await renderTool(dialog, 'manager')
    await user.click(await screen.findByRole('radio', { name: 'Choose' }))
    unmount()
    await renderTool(dialog, 'manager')
    expect(await screen.findByText(KEPT)).toBeVisible()
    expect(await screen.findByRole('radio', { name: 'Choose' })).toBeChecked()
  })

  it('of who is credited, and leaves the other rules as a colleague set them', async () => {
    const dialog = <AttributionDialog onClose={() => {}} />
    const { user, unmount } = await renderTool(dialog, 'director')
    const before = (await screen.findByRole('button', { name: /Posts/ })).textContent
    await choose(user, /Tips/, 'Person on shift')
    unmount()
    await renderTool(dialog, 'director')
    expect(await screen.findByText(KEPT)).toBeVisible()
    expect(screen.getByRole('button', { name: /Tips/ })).toHaveTextContent('Person on shift')
    expect(screen.getByRole('button', { name: /Posts/ })).toHaveTextContent(before)
  })

  it('of the weekly email', async () => {
    function Mail() {
      return <MailDialog filter={useFigureFilter(['period'])} onClose={() => {}} />
    }
    const { user, unmount } = await renderTool(<Mail />, 'director')
    await user.click(await screen.findByRole('switch'))
    await choose(user, /Day/, 'Thursday')
    unmount()
    await renderTool(<Mail />, 'director')
    expect(await screen.findByText(KEPT)).toBeVisible()
    expect(screen.getByRole('button', { name: /Day/ })).toHaveTextContent('Thursday')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await waitForExpect(() => expect(screen.getByRole('switch')).not.toBeChecked())
  })
})

describe('what a person discarded does not come back', () => {
  async function discard(user: UserEvent) {
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await user.click(screen.getByRole('button', { name: 'Open' }))
  }

  it('in the invitation of a creator', async () => {
    const dialog = <Openable>{(onClose) => <InviteCreatorDialog mayInvite onClose={onClose} />}</Openable>
    const { user } = await renderTool(dialog, 'director')
    const whom = () => screen.findByRole('textbox', { name: 'Username or email' })
    await user.type(await whom(), 'nia@mock.test')
    await discard(user)
    expect(await whom()).toHaveValue('')
  })

  it('in the reason for a clock-out', async () => {
    const chatterId = await someoneOnDuty()
    const dialog = (
      <Openable>
        {(onClose) => (
          <StaffClockOutDialog
            userId={chatterId}
            name="Ana"
            uncovered={[]}
            timezone="UTC"
            onClose={onClose}
          />
        )}
      </Openable>
    )
    const { user } = await renderTool(dialog, 'manager')
    const reason = async () =>
      within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Reason' })
    await user.type(await reason(), 'Ill')
    await discard(user)
    expect(await reason()).toHaveValue('')
  })
})
