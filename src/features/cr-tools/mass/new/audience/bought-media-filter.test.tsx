import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { BoughtMediaFilter } from './bought-media-filter'

setUpBackend()

// jsdom has no layout, so the virtualiser would render no rows.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => vi.restoreAllMocks())

function Filter({ start }: { start: string | undefined }) {
  const [mediaId, setMediaId] = useState(start)
  return (
    <>
      <BoughtMediaFilter creatorId="creator-01" mediaId={mediaId} onChange={setMediaId} />
      <output aria-label="Chosen">{mediaId ?? ''}</output>
    </>
  )
}

const draw = (start?: string) => renderTool(<Filter start={start} />, 'manager')
const chosen = () => screen.getByRole('status', { name: 'Chosen' }).textContent
const group = () => within(screen.getByRole('group', { name: 'Has bought' }))

describe('filter by purchase', () => {
  it('selects one media item of the vault', async () => {
    const { user } = await draw()
    await user.click(group().getByRole('button', { name: 'Choose from the vault' }))
    const dialog = await screen.findByRole('dialog', { name: 'Choose media they bought' })
    const [first] = await within(dialog).findAllByRole('gridcell')
    await user.click(within(first ?? dialog).getAllByRole('button')[0] ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(chosen()).toMatch(/^media-1-/)
    expect(group().getByRole('button', { name: 'Choose different media' })).toBeVisible()
  })

  it('shows a media item that the plan contains only as an id, and removes it', async () => {
    const { user } = await draw('media-1-3')
    await waitFor(() => expect(group().getByText(/\p{L}/u, { selector: '[dir=auto]' })).toBeVisible())
    await user.click(group().getByRole('button', { name: 'Remove this media' }))
    expect(chosen()).toBe('')
    expect(group().getByRole('button', { name: 'Choose from the vault' })).toHaveFocus()
  })

  it('shows when the media is no longer in the vault', async () => {
    await draw('media-1-9999')
    expect(await group().findByText('No longer in the vault')).toBeVisible()
  })
})
