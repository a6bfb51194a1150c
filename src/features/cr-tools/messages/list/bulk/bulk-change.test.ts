import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { arbitraryChannel, channelOf } from '../../../../../../tests/support/fixtures/channels'
import { type BulkChange, patched, planChange, type PlannedChange, stepsOf } from './bulk-change'

const ids = (planned: readonly PlannedChange[]) => planned.map(({ channel }) => channel.channelId)
const backStepsOf = (planned: readonly PlannedChange[]) =>
  stepsOf(planned.map((one) => ({ ...one, patch: one.back })))
const after = (planned: readonly PlannedChange[]) =>
  planned.map(({ channel, patch }) => patched(channel, patch))

describe('a bulk change', () => {
  it('requests only channels that change and updates them optimistically', () => {
    const plan = planChange([channelOf('a'), channelOf('b', { isPinned: true })], { kind: 'pin' })
    expect(stepsOf(plan)).toEqual([{ channelIds: ['a'], patch: { isPinned: true } }])
    expect(after(plan)).toEqual([channelOf('a', { isPinned: true })])
  })
  it('of labels keeps each channel’s other labels', () => {
    const channels = [channelOf('a', { labels: ['x'] }), channelOf('b'), channelOf('c', { labels: ['x'] })]
    const plan = planChange(channels, { kind: 'label', labelId: 'new' })
    expect(stepsOf(plan)).toEqual([
      { channelIds: ['a', 'c'], patch: { labels: ['x', 'new'] } },
      { channelIds: ['b'], patch: { labels: ['new'] } },
    ])
    expect(backStepsOf(plan)).toEqual([
      { channelIds: ['a', 'c'], patch: { labels: ['x'] } },
      { channelIds: ['b'], patch: { labels: [] } },
    ])
  })
  it('marks unread channels as read; undo marks the same ones as unread', () => {
    const plan = planChange([channelOf('a', { unreadCount: 4 }), channelOf('b')], { kind: 'read' })
    expect(ids(plan)).toEqual(['a'])
    expect(after(plan)[0]?.unreadCount).toBe(0)
    expect(backStepsOf(plan)).toEqual([{ channelIds: ['a'], patch: { unread: true, unreadCount: 4 } }])
  })
  it('of more than one request may hold is sent in several', () => {
    const channels = Array.from({ length: 501 }, (_, at) => channelOf(`channel-${at}`))
    const steps = stepsOf(planChange(channels, { kind: 'pin' }))
    expect(steps.map(({ channelIds }) => channelIds.length)).toEqual([500, 1])
  })
  it('is fully reversed by undo', () => {
    const anyChange = fc.constantFrom<BulkChange>(
      { kind: 'read' },
      { kind: 'unread' },
      { kind: 'pin' },
      { kind: 'unpin' },
      { kind: 'mute' },
      { kind: 'archive' },
      { kind: 'unarchive' },
      { kind: 'label', labelId: 'l1' },
      { kind: 'unlabel', labelId: 'l2' },
    )
    const distinct = fc.uniqueArray(arbitraryChannel, { selector: ({ channelId }) => channelId })
    fc.assert(
      fc.property(distinct, anyChange, (channels, change) => {
        const plan = planChange(channels, change)
        expect(
          stepsOf(plan)
            .flatMap(({ channelIds }) => channelIds)
            .toSorted(),
        ).toEqual(ids(plan).toSorted())
        for (const { channel, patch, back } of plan)
          expect(patched(patched(channel, patch), back)).toEqual(channel)
      }),
    )
  })
})
