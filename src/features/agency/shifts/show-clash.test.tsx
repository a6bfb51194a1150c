import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { checkShifts, deleteShift, listPlannedShifts, revertShifts } from '@/api/calls/agency/shifts'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { seenVersion } from './shift-changes'
import { ShiftsTab } from './shifts-tab'

setUpBackend()
afterEach(() => vi.unstubAllGlobals())

/** A week with a clash, of a group that no one of it is in. */
const AT = '/?tab=shifts&week=2026-11-30&group=group-5'

/** Opens the check; `show` presses Show at the first clash, and returns the name of its person. */
async function openCheck() {
  const { user } = await renderTool(<ShiftsTab onInvite={() => {}} />, 'manager', AT)
  await user.click(await screen.findByRole('button', { name: /^[1-9]\d* conflict/u }))
  const drawer = await screen.findByRole('dialog', { name: 'Conflicts and gaps' })
  const [clash] = within(within(drawer).getByRole('region', { name: 'Conflicts' })).getAllByRole('listitem')
  if (!clash) expect.fail('no clash')
  const { textContent: name } = await within(clash).findByText(/\p{L}/u, { selector: 'bdi' })
  const show = () => user.click(within(clash).getByRole('button', { name: 'Show' }))
  return { name, show }
}

const focusedName = () => document.activeElement?.textContent

describe('a clash that the check shows', () => {
  it('is focused in the plan, also if the chosen group does not have its person', async () => {
    const { name, show } = await openCheck()
    await show()
    await waitFor(() => expect(focusedName()).toContain('Conflict'))
    expect(document.activeElement).toHaveAttribute('title', expect.stringContaining(name))
    expect(screen.getByLabelText('Address')).not.toHaveTextContent('group=')
  })

  it('is focused in the list by day', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const { name, show } = await openCheck()
    await show()
    await waitFor(() => expect(focusedName()).toContain('Conflict'))
    expect(focusedName()).toContain(name)
  })

  it('does not take the focus once it returns, if it was not in the plan', async () => {
    const { name, show } = await openCheck()
    const period = { from: '2026-11-30T00:00:00.000Z', to: '2026-12-07T00:00:00.000Z' }
    const [clash] = (await send(checkShifts, { ...period, timezone: 'UTC' })).clashes
    const shift = (await send(listPlannedShifts, period)).data.find(
      ({ shiftId }) => shiftId === clash?.shiftIds.at(-1),
    )
    if (!shift) expect.fail('no shift')
    const { changeId } = await send(deleteShift, {
      clientId: 'clash',
      shiftId: shift.shiftId,
      scope: 'one',
      seen: seenVersion(shift),
    })
    await show()
    const row = await screen.findByRole('group', { name: new RegExp(`${name}.*shift`, 'u') })
    const blocks = () => within(row).getAllByRole('button', { name: new RegExp(name, 'u') }).length
    await waitFor(() => expect(row).toHaveTextContent(/hr/u))
    const before = blocks()
    await send(revertShifts, { changeId: changeId ?? '' })
    await queryClient.invalidateQueries()
    await waitFor(() => expect(blocks()).toBe(before + 1))
    expect(row).not.toContainElement(document.activeElement as HTMLElement | null) // where it was
  })
})
