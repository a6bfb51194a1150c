import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { ShiftsTab } from './shifts-tab'

setUpBackend()
afterEach(() => vi.unstubAllGlobals())

/** A week with a clash, of a group that no one of it is in. */
const AT = '/?tab=shifts&week=2026-11-30&group=group-5'

/** Presses Show at the first clash, and returns the name of its person. */
async function showClash(): Promise<string> {
  const { user } = await renderTool(<ShiftsTab onInvite={() => {}} />, 'manager', AT)
  await user.click(await screen.findByRole('button', { name: /^[1-9]\d* conflict/u }))
  const drawer = await screen.findByRole('dialog', { name: 'Conflicts and gaps' })
  const [clash] = within(within(drawer).getByRole('region', { name: 'Conflicts' })).getAllByRole('listitem')
  if (!clash) expect.fail('no clash')
  const name = (await within(clash).findByText(/\p{L}/u, { selector: 'bdi' })).textContent
  await user.click(within(clash).getByRole('button', { name: 'Show' }))
  return name
}

const focusedName = () => document.activeElement?.textContent

describe('a clash that the check shows', () => {
  it('is focused in the plan, also if the chosen group does not have its person', async () => {
    const name = await showClash()
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
    const name = await showClash()
    await waitFor(() => expect(focusedName()).toContain('Conflict'))
    expect(focusedName()).toContain(name)
  })
})
