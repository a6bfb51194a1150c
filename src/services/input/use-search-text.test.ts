import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useSearchText } from './use-search-text'

const draw = (inAddress = '') =>
  renderHook(({ address }) => useSearchText(address), { initialProps: { address: inAddress } })

it('shows typed text immediately, and keeps it while the address lags behind', () => {
  const { result, rerender } = draw()
  for (const text of ['m', 'ma', 'mar']) act(() => result.current.note(text))
  expect(result.current.typed).toBe('mar')
  for (const address of ['m', 'ma', 'mar']) {
    rerender({ address })
    expect(result.current.typed).toBe('mar')
  }
})

it('keeps text typed after a pause in which the address was written', () => {
  const { result, rerender } = draw()
  act(() => result.current.type('ab'))
  act(() => result.current.send('ab'))
  act(() => result.current.type('abc'))
  rerender({ address: 'ab' })
  expect(result.current.typed).toBe('abc')
})

it('follows Back and links with other text, including text written before', () => {
  const { result, rerender } = draw('first')
  act(() => result.current.note('second'))
  rerender({ address: 'second' })
  rerender({ address: 'first' })
  expect(result.current.typed).toBe('first')
  rerender({ address: 'third' })
  expect(result.current.typed).toBe('third')
})
