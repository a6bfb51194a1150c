import { render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { PENDING_NAME } from '@/lib/text/pending-name'

import { Button } from '../button'
import { initials } from './avatar'
import { plainName, TextWithNames, UserName } from './user-name'

test('never renders hidden direction controls', () => {
  render(<UserName name={'Dan\u202Egnp.exe\u2066\u2069'} />)
  expect(screen.getByText('Dangnp.exe').tagName).toBe('BDI')
})

test('keeps every other character of a plain name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const controls = /[\u202A-\u202E\u2066-\u2069]/g
      expect(plainName(`\u202B${name}\u202C`)).toBe(name.replaceAll(controls, ''))
    }),
  )
})

test('takes initials from the first and the last word', () => {
  expect(initials('Ana Maria Ribeiro')).toBe('AR')
  expect(initials('  tom ')).toBe('T')
  expect(initials('')).toBe('')
  expect(initials('👩‍🚀 Ray')).toHaveLength(3)
})

test('A pending name renders a skeleton, alone and in a sentence', () => {
  const { container, rerender } = render(
    <>
      <UserName name={PENDING_NAME} />
      <TextWithNames>{`Sale to ${PENDING_NAME} for Ivy Lane`}</TextWithNames>
    </>,
  )
  expect(container).toHaveTextContent('')
  rerender(
    <>
      <UserName name="Dan" />
      <TextWithNames>Sale to Dan for Ivy Lane</TextWithNames>
    </>,
  )
  expect(container).toHaveTextContent('DanSale to Dan for Ivy Lane')
})

test.each([
  ['in its words', { children: `Credit ${PENDING_NAME}` }],
  ['in what is spoken', { children: 'Approve', 'aria-label': `Approve the correction of ${PENDING_NAME}` }],
])('A button with a pending name %s waits for it', async (_, props) => {
  const decide = vi.fn()
  const { rerender } = render(<Button {...props} onClick={decide} />)
  await userEvent.click(screen.getByRole('button'))
  expect(decide).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  rerender(<Button onClick={decide}>Credit Ben</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Credit Ben' }))
  expect(decide).toHaveBeenCalledOnce()
})

test('An ellipsis inside a name is not a pending name', () => {
  render(<UserName name="Ma…" />)
  expect(screen.getByText('Ma…')).toBeVisible()
})
