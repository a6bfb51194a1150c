import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import {
  confirmUnsaved,
  discardUnsaved,
  hasUnsaved,
  losesOnUnload,
  markRunning,
  markUnsaved,
  useUnsaved,
  useUnsavedQuestion,
} from './unsaved'

afterEach(discardUnsaved)

/** Whether the browser would ask before it closes the tab. */
const holdsUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('unsaved changes', () => {
  it('are marked while a form has them, and the browser asks too', () => {
    const form = renderHook(({ isDirty }) => useUnsaved(isDirty), { initialProps: { isDirty: false } })
    expect([hasUnsaved(), holdsUnload()]).toEqual([false, false])
    form.rerender({ isDirty: true })
    expect([hasUnsaved(), holdsUnload()]).toEqual([true, true])
    form.rerender({ isDirty: false })
    expect([hasUnsaved(), holdsUnload()]).toEqual([false, false])
    form.rerender({ isDirty: true })
    form.unmount()
    expect([hasUnsaved(), holdsUnload()]).toEqual([false, false])
  })

  it('are counted separately: saving one form does not clear another', () => {
    const saved = markUnsaved()
    markUnsaved()
    saved()
    saved()
    expect(hasUnsaved()).toBe(true)
  })

  it('are not what runs on in another page: only the browser asks about it', () => {
    const ended = markRunning()
    expect([hasUnsaved(), losesOnUnload(), holdsUnload()]).toEqual([false, true, true])
    discardUnsaved()
    expect(holdsUnload()).toBe(true)
    ended()
    expect([losesOnUnload(), holdsUnload()]).toEqual([false, false])
  })

  it('ask nothing when there are none', async () => {
    await expect(confirmUnsaved('leave_page')).resolves.toBe(true)
  })

  it('ask before leaving, and resolve with the person’s answer', async () => {
    markUnsaved()
    const question = renderHook(useUnsavedQuestion)
    let answer = confirmUnsaved('change_tabs')
    question.rerender()
    expect(question.result.current?.question).toBe('change_tabs')
    act(() => question.result.current?.answer(false))
    await expect(answer).resolves.toBe(false)
    expect(question.result.current).toBeUndefined()

    act(() => {
      answer = confirmUnsaved('leave_page')
    })
    act(() => question.result.current?.answer(true))
    await expect(answer).resolves.toBe(true)
  })

  it('ask once: a second question answers the first with no', async () => {
    markUnsaved()
    const first = confirmUnsaved('change_tabs')
    const question = renderHook(useUnsavedQuestion)
    act(() => void confirmUnsaved('leave_page'))
    await expect(first).resolves.toBe(false)
    expect(question.result.current?.question).toBe('leave_page')
    act(() => question.result.current?.answer(false))
  })

  it('that are discarded answer a pending question with no, as it is not the next person’s', async () => {
    markUnsaved()
    const question = renderHook(useUnsavedQuestion)
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = confirmUnsaved('leave_page')
    })
    act(discardUnsaved)
    expect(question.result.current).toBeUndefined()
    await expect(answer).resolves.toBe(false)
  })
})
