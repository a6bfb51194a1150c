import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TAB_CHANGE_DELAY_MS } from '@/config/constants'
import { LanguageProvider } from '@/i18n/language-provider'

import { advancePage } from '../../../tests/support/render/advance-page'
import { startTestI18n } from '../../../tests/support/i18n'

import { Tabs } from './tabs'

const ITEMS = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const

function TestTabs({ mayLeave }: { mayLeave?: () => boolean | Promise<boolean> }) {
  const [tab, setTab] = useState<(typeof ITEMS)[number]['id']>('one')
  return (
    <Tabs name="Views" items={ITEMS} value={tab} onChange={setTab} {...(mayLeave && { mayLeave })}>
      Panel {tab}
    </Tabs>
  )
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const selected = () => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('applies a chosen tab after 250 ms', async () => {
  render(<TestTabs />)
  await user.click(screen.getByRole('tab', { name: 'Two' }))
  await advancePage(TAB_CHANGE_DELAY_MS - 60)
  expect(selected()).toBe('One')
  await advancePage(60)
  expect(selected()).toBe('Two')
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Panel two')
})

test('arrows move without choosing, Enter chooses', async () => {
  render(<TestTabs />)
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus()
  await advancePage(TAB_CHANGE_DELAY_MS * 2)
  expect(selected()).toBe('One')
  await user.keyboard('{Enter}')
  await advancePage(TAB_CHANGE_DELAY_MS)
  expect(selected()).toBe('Three')
})

test('in RTL text the left arrow moves forward', async () => {
  await startTestI18n('ar')
  render(<TestTabs />, { wrapper: LanguageProvider })
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus()
  await act(() => startTestI18n('en'))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus()
})

test('the last of several quick choices wins', async () => {
  render(<TestTabs />)
  await user.click(screen.getByRole('tab', { name: 'Two' }))
  await advancePage(100)
  await user.click(screen.getByRole('tab', { name: 'Three' }))
  await advancePage(TAB_CHANGE_DELAY_MS)
  expect(selected()).toBe('Three')
})

test('asks before losing unsaved changes; a no stays', async () => {
  const mayLeave = vi.fn(() => Promise.resolve(false))
  render(<TestTabs mayLeave={mayLeave} />)
  await user.click(screen.getByRole('tab', { name: 'Two' }))
  await advancePage(TAB_CHANGE_DELAY_MS * 2)
  expect(mayLeave).toHaveBeenCalledOnce()
  expect(selected()).toBe('One')
})
