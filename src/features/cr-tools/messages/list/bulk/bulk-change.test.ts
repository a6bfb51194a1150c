import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { arbitraryChannel, channelOf } from '../../../../../../tests/support/fixtures/channels'
import { type BulkChange, patched, planChange } from './bulk-change'

const ids = (channels: readonly { channelId: string }[]) => channels.map(({ channelId }) => channelId)

describe('a bulk change', () => {
  it('requests only channels that change and updates them optimistically', () => {
    const plan = planChange([channelOf('a'), channelOf('b', { isPinned: true })], { kind: 'pin' })
    expect(plan.steps).toEqual([{ channelIds: ['a'], patch: { isPinned: true } }])
    expect(plan.after).toEqual([channelOf('a', { isPinned: true })])
  })
  it('of labels keeps each channel’s other labels', () => {
    const channels = [channelOf('a', { labels: ['x'] }), channelOf('b'), channelOf('c', { labels: ['x'] })]
    const plan = planChange(channels, { kind: 'label', labelId: 'new' })
    expect(plan.steps).toEqual([
      { channelIds: ['a', 'c'], patch: { labels: ['x', 'new'] } },
      { channelIds: ['b'], patch: { labels: ['new'] } },
    ])
    expect(plan.stepsBack).toEqual([
      { channelIds: ['a', 'c'], patch: { labels: ['x'] } },
      { channelIds: ['b'], patch: { labels: [] } },
    ])
  })
  it('marks unread channels as read; undo marks the same ones as unread', () => {
    const plan = planChange([channelOf('a', { unreadCount: 4 }), channelOf('b')], { kind: 'read' })
    expect(ids(plan.before)).toEqual(['a'])
    expect(plan.after[0]?.unreadCount).toBe(0)
    expect(plan.stepsBack).toEqual([{ channelIds: ['a'], patch: { unread: true, unreadCount: 4 } }])
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
        const { before, after, steps, stepsBack } = planChange(channels, change)
        expect(ids(after)).toEqual(ids(before))
        expect(steps.flatMap(({ channelIds }) => channelIds).toSorted()).toEqual(ids(before).toSorted())
        for (const { channelIds, patch } of stepsBack)
          for (const id of channelIds) {
            const was = before.find(({ channelId }) => channelId === id)
            const is = after.find(({ channelId }) => channelId === id)
            if (!was || !is) throw new Error('both are there')
            const back = patched(is, patch)
            expect(back).toEqual(was)
          }
      }),
    )
  })
})
