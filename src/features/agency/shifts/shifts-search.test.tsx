import { screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { advancePage } from '../../../../tests/support/render/advance-page'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftsTab } from './shifts-tab'

setUpBackend()
afterEach(() => vi.useRealTimers())

const AT = '/?tab=shifts&week=2026-11-16'

function Ways() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(`${AT}&q=ana`)}>
        a link
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        on
      </button>
    </>
  )
}

async function draw(at: string) {
  const { user } = await renderTool(
    <>
      <ShiftsTab onInvite={() => {}} />
      <Ways />
    </>,
    'manager',
    at,
  )
  const field = await screen.findByRole('searchbox', { name: 'Search people' })
  const address = () => screen.getByRole('status', { name: 'Address' }).textContent
  return { user, field, address }
}

describe('the search of the plan', () => {
  it('clears together with the group, in the field too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const { user, field, address } = await draw(`${AT}&group=group_1&q=nobody%20at%20all`)
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(address()).toBe(AT))
    expect(field).toHaveValue('')
    // Longer than the field waits before it writes to the URL.
    await advancePage(1000)
    expect(address()).toBe(AT)
  })

  it('follows the URL, and updates it while typing', async () => {
    const { user, field, address } = await draw(AT)
    await user.click(screen.getByText('a link'))
    await waitFor(() => expect(field).toHaveValue('ana'))
    await user.click(screen.getByText('back'))
    await waitFor(() => expect(field).toHaveValue(''))
    await user.click(screen.getByText('on'))
    await waitFor(() => expect(field).toHaveValue('ana'))
    await user.type(field, 'b')
    await waitFor(() => expect(address()).toBe(`${AT}&q=anab`))
    expect(field).toHaveValue('anab')
  })
})
