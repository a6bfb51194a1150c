import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { PickGrid } from './pick-grid'

const SECTIONS = [{ id: 'all', items: ['one', 'two', 'three', 'four'] }]

beforeEach(() => {
  // jsdom has no layout, so the virtualiser would render no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900)
})
afterEach(() => vi.restoreAllMocks())

it('renders only the items between which the focus moves', async () => {
  const renderItem = vi.fn((item: string) => item)
  render(
    <PickGrid
      name="Numbers"
      sections={SECTIONS}
      columns={2}
      rowPx={40}
      onPick={vi.fn()}
      renderItem={renderItem}
    />,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'one' }))
  renderItem.mockClear()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus()
  expect(new Set(renderItem.mock.calls.map(([item]) => item))).toEqual(new Set(['one', 'two']))
})

it('asks for more near the end only, and not while it has no items yet', () => {
  const onEnd = vi.fn()
  const grid = (count: number) => (
    <PickGrid
      name="Numbers"
      sections={[{ id: 'all', items: Array.from({ length: count }, (_, at) => `item ${at}`) }]}
      columns={2}
      rowPx={100}
      onPick={vi.fn()}
      onEnd={onEnd}
      renderItem={(item) => item}
    />
  )
  const { rerender } = render(grid(0))
  rerender(grid(200))
  expect(onEnd).not.toHaveBeenCalled()
  rerender(grid(20))
  expect(onEnd).toHaveBeenCalledOnce()
})

it('keeps the focus in its place while other items come', async () => {
  const grid = (items: readonly string[]) => (
    <PickGrid
      name="Numbers"
      sections={[{ id: 'all', items }]}
      columns={2}
      rowPx={40}
      onPick={vi.fn()}
      renderItem={(item) => item}
    />
  )
  const { rerender } = render(grid(['one', 'two', 'three', 'four']))
  await userEvent.setup().click(screen.getByRole('button', { name: 'two' }))
  rerender(grid(['five', 'six']))
  expect(screen.getByRole('button', { name: 'six' })).toHaveFocus()
})
