import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import CreatorsScreen from '../screens/creators'

setUpBackend()
afterEach(() => vi.restoreAllMocks())

it('selects creators as cards, for a change in bulk', async () => {
  // jsdom has no layout, so the virtualiser would render no cards.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  const { user } = await renderTool(<CreatorsScreen />, 'director', '/?view=grid')
  const cards = await screen.findByRole('region', { name: 'Creators as cards' })
  const [first] = await within(cards).findAllByRole('checkbox')
  if (first) await user.click(first)
  expect(first).toBeChecked()
  expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible()
})
