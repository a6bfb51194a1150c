import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { VersionDecision } from '@/domain/page/version'
import { registerComposer } from '@/services/input/composers'
import { handleLoadFailure, watchLoadFailures } from '@/services/loading/load-failure'
import { startVersionWatch } from '@/services/network/version-watch'

import { startTestI18n } from '../../../tests/support/i18n'
import { NewVersionBar } from './new-version-bar'
import { NewVersionDialog } from './new-version-dialog'

beforeAll(() => startTestI18n())
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
const cleanups: (() => void)[] = []
afterEach(() => {
  cleanup()
  act(() => cleanups.splice(0).forEach((stop) => stop()))
  vi.useRealTimers()
})

async function respondWith(versionDecision: VersionDecision) {
  const ask = async () => ({
    apiVersion: '7',
    versionDecision,
    extraInfo: { useCreditPaymentFlow: false },
  })
  cleanups.push(startVersionWatch(ask))
  await act(() => vi.advanceTimersByTimeAsync(5000))
}

const TITLE = 'A new version of the site is required'

describe('a new version', () => {
  it('shows a dismissible bar when it is optional', async () => {
    render(<NewVersionBar />)
    await respondWith('soft')
    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('shows a modal with a reload link when it is required', async () => {
    render(<NewVersionDialog />)
    await respondWith('hard')
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', location.href)
  })

  it('shows nothing when the version is current', async () => {
    const { container } = render(
      <>
        <NewVersionBar />
        <NewVersionDialog />
      </>,
    )
    await respondWith('ok')
    expect(container).toBeEmptyDOMElement()
  })

  it('waits while the user types when required, and stores the draft first', async () => {
    const saveDraft = vi.fn()
    let isBusy = true
    cleanups.push(registerComposer({ isBusy: () => isBusy, saveDraft }))
    render(
      <>
        <input aria-label="Message" />
        <NewVersionDialog />
      </>,
    )
    await respondWith('hard')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => screen.getByRole('textbox').focus())
    isBusy = false
    act(() => screen.getByRole('textbox').blur())
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible()
    expect(saveDraft).toHaveBeenCalledTimes(1)
  })
})

describe('a load error', () => {
  it('shows the same modal when a reload did not help', async () => {
    cleanups.push(watchLoadFailures())
    sessionStorage.clear()
    render(<NewVersionDialog />)
    const reach = { isReachable: async () => true, reload: async () => {} }
    await act(() => handleLoadFailure(reach))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => {
      cleanups.splice(0).forEach((stop) => stop())
      cleanups.push(watchLoadFailures())
    })
    await act(() => handleLoadFailure(reach))
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible()
  })
})
