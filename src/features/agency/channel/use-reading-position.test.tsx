import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useReadingPosition } from './use-reading-position'

const ROW_PX = 50

beforeEach(() => {
  const indexOf = (row: Element) => [...(row.parentElement?.children ?? [])].indexOf(row)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PX)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return indexOf(this) * ROW_PX
  })
})
afterEach(() => vi.restoreAllMocks())

function List({ ids }: { ids: readonly string[] }) {
  return (
    <div style={{ overflowY: 'auto' }}>
      <ol ref={useReadingPosition<HTMLOListElement>(ids[0])}>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ol>
    </div>
  )
}

it('keeps what is read in place when rows come in above, and stays where it is when they come below', () => {
  const { rerender } = render(<List ids={['c', 'd']} />)
  const scroller = screen.getByRole('list').parentElement
  if (!scroller) expect.fail('no scroller')
  scroller.scrollTop = 10
  rerender(<List ids={['a', 'b', 'c', 'd']} />)
  expect(scroller.scrollTop).toBe(10 + 2 * ROW_PX)
  rerender(<List ids={['a', 'b', 'c', 'd', 'e']} />)
  expect(scroller.scrollTop).toBe(10 + 2 * ROW_PX)
})
