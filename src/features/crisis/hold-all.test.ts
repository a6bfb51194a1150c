import { describe, expect, it, vi } from 'vitest'

import type { CrisisHold } from '.'
import { askOnce, holdAll, holdEach } from '.'

/** A check whose writer goes back at one text. */
const holdThatStopsAt = (stop: string) => {
  const asked = vi.fn<CrisisHold>((text) =>
    // As the check's own maker would brand it.
    Promise.resolve(text === stop ? undefined : (text as Awaited<ReturnType<CrisisHold>>)),
  )
  return asked
}

describe('several texts through the crisis check', () => {
  it('are all checked in the context, and one that is absent stays absent', async () => {
    const hold = holdThatStopsAt('none of these')
    const checked = await holdAll(hold, { text: 'Hello', lockText: null }, { channelId: 'one' })
    expect(checked).toEqual({ text: 'Hello', lockText: null })
    expect(hold.mock.calls).toEqual([['Hello', { channelId: 'one' }, { isAnswered: false }]])
  })

  it('ask about no further text once the writer goes back', async () => {
    const hold = holdThatStopsAt('held')
    expect(await holdAll(hold, { title: 'Fine', description: 'held', rules: 'Late' })).toBeUndefined()
    expect(await holdEach(['held', 'Later'], (text) => holdAll(hold, { text }))).toBeUndefined()
    expect(hold.mock.calls.map(([text]) => text)).toEqual(['Fine', 'held', 'held'])
  })
  it('share one question where items are saved together', async () => {
    const hold = holdThatStopsAt('none of these')
    const once = askOnce(hold)
    await holdEach(['one', 'two'], (text) => holdAll(once, { text, lockText: text }))
    expect(new Set(hold.mock.calls.map(([, , question]) => question)).size).toBe(1)
  })
})
