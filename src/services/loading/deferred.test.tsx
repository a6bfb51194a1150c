import { Component, type ReactNode, useLayoutEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { advancePage } from '../../../tests/support/render/advance-page'
import { deferred } from './deferred'

const Part = ({ words }: { words: string }) => <p>{words}</p>
const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/part.js'))

/** Loads on the given attempt; `load` counts them. */
function comingWith(nth: number) {
  const load = vi.fn(() => (load.mock.calls.length < nth ? gone() : Promise.resolve(Part)))
  return load
}
const show = (load: () => Promise<typeof Part>) => {
  const Late = deferred(load, { placeholder: <p>in its place</p> })
  return render(
    <>
      <p>the rest</p>
      <Late words="has come" />
    </>,
  )
}
class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>did not load</p> : this.props.children
  }
}

describe('a deferred component', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('renders once it is loaded', async () => {
    show(comingWith(1))
    expect(screen.getByText('in its place')).toBeVisible()
    await advancePage(0)
    expect(screen.getByText('has come')).toBeVisible()
    expect(screen.queryByText('in its place')).toBeNull()
  })

  it('loads once its own schedule begins', async () => {
    let begin = () => {}
    const Late = deferred(comingWith(1), { when: (run) => (begin = run) })
    render(<Late words="has come" />)
    await advancePage(60_000)
    expect(screen.queryByText('has come')).toBeNull()
    act(() => begin())
    await advancePage(0)
    expect(screen.getByText('has come')).toBeVisible()
  })

  it('leaves the rest of the page when it fails, and retries', async () => {
    const load = comingWith(2)
    show(load)
    await advancePage(0)
    expect(screen.getByText('the rest')).toBeVisible()
    expect(screen.getByText('in its place')).toBeVisible()
    await advancePage(5000)
    expect(screen.getByText('has come')).toBeVisible()
    await advancePage(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('retries as soon as the network is back', async () => {
    const load = comingWith(2)
    show(load)
    await advancePage(0)
    act(() => void window.dispatchEvent(new Event('online')))
    await advancePage(0)
    expect(screen.getByText('has come')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    await advancePage(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('renders in the first frame when its code is preloaded', async () => {
    const Late = deferred(comingWith(1), { placeholder: <p>in its place</p>, when: 'idle' })
    await Late.preload()
    render(<Late words="has come" />)
    expect(screen.getByText('has come')).toBeVisible()
  })

  it('rejects the preload when its code fails', async () => {
    const Late = deferred(comingWith(2), { placeholder: <p>in its place</p>, when: 'idle' })
    await expect(Late.preload()).rejects.toThrow('Failed to fetch')
  })

  it('renders when another place preloads its code between its first render and its effect', async () => {
    const Late = deferred(comingWith(1), { placeholder: <p>in its place</p>, when: 'idle' })
    const Preloading = () => {
      useLayoutEffect(() => void Late.preload(), [])
      return <Late words="has come" />
    }
    render(<Preloading />)
    await advancePage(5000)
    expect(screen.getByText('has come')).toBeVisible()
  })

  it('throws to the error boundary without retry, and loads again after a remount', async () => {
    const Late = deferred(comingWith(2), { placeholder: <p>in its place</p>, retry: false })
    const page = (key: string) => (
      <ErrorBoundary key={key}>
        <Late words="has come" />
      </ErrorBoundary>
    )
    vi.spyOn(console, 'error').mockReturnValue()
    const { rerender } = render(page('first'))
    await advancePage(0)
    expect(screen.getByText('did not load')).toBeVisible()
    rerender(page('second'))
    await advancePage(0)
    expect(screen.getByText('has come')).toBeVisible()
    vi.restoreAllMocks()
  })

  it('shows the failure with its component, which loads again on request', async () => {
    const Failure = ({ words, onRetry }: { words: string; onRetry: () => void }) => (
      <button type="button" onClick={onRetry}>
        {words} did not load
      </button>
    )
    const load = comingWith(2)
    const Late = deferred(load, { retry: Failure })
    render(<Late words="has come" />)
    await advancePage(60_000)
    expect(load).toHaveBeenCalledTimes(1)
    act(() => screen.getByRole('button', { name: 'has come did not load' }).click())
    await advancePage(0)
    expect(screen.getByText('has come')).toBeVisible()
  })
})
