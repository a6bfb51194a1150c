import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import { DAY_MS } from '@/lib/duration'

import { arbitraryChannel, channelOf } from '../../../tests/support/fixtures/channels'
import { CHANNEL_SORTS, CHANNEL_TABS } from './channel'
import { compareChannels, updateTabCounts, isChannelInTab, isChannelInView } from './channel-view'

const NOW = instant(Date.UTC(2026, 2, 1, 12))
const COUNTS = { waiting: 5, all: 9, unread: 3, priority: 2, groups: 1, archived: 4 }

describe('a channel tab', () => {
  it('holds channels that wait for an answer, read or unread', () => {
    expect(isChannelInTab('waiting', channelOf('a', { ourTurnSince: NOW, unreadCount: 0 }))).toBe(true)
    expect(isChannelInTab('waiting', channelOf('a', { unreadCount: 3 }))).toBe(false)
    expect(isChannelInTab('unread', channelOf('a', { unreadCount: 3 }))).toBe(true)
  })
  it('lists waiting big spenders, waiting expiring fans and pinned channels as priority', () => {
    expect(isChannelInTab('priority', channelOf('a', { ourTurnSince: NOW, spend: 100_000 }))).toBe(true)
    expect(isChannelInTab('priority', channelOf('a', { ourTurnSince: NOW, memberState: 'expiring' }))).toBe(
      true,
    )
    expect(isChannelInTab('priority', channelOf('a', { ourTurnSince: NOW, spend: 99_999 }))).toBe(false)
    expect(isChannelInTab('priority', channelOf('a', { spend: 100_000 }))).toBe(false)
    expect(isChannelInTab('priority', channelOf('a', { isPinned: true }))).toBe(true)
  })
  it('leaves priority to the server when spend is hidden; a group has no spend', () => {
    const waits = { ourTurnSince: NOW, spend: null }
    expect(isChannelInTab('priority', channelOf('a', waits))).toBeUndefined()
    expect(isChannelInTab('priority', channelOf('a', { ...waits, kind: 'group' }))).toBe(false)
    expect(isChannelInTab('priority', channelOf('a', { spend: null }))).toBe(false)
    const view = { tab: 'all', chips: { spenders: true }, query: '' } as const
    expect(isChannelInView(view, channelOf('a', waits), NOW)).toBeUndefined()
    const hidden = channelOf('a', waits)
    expect(updateTabCounts(COUNTS, hidden, { ...hidden, ourTurnSince: null })).toMatchObject({
      waiting: 4,
      priority: 2,
    })
  })
  it('shows archived channels only in the archived tab', () => {
    fc.assert(
      fc.property(arbitraryChannel, (channel) => {
        const tabs = CHANNEL_TABS.filter((tab) => isChannelInTab(tab, channel))
        expect(tabs.includes('archived')).toBe(channel.isArchived)
        if (channel.isArchived) expect(tabs).toEqual(['archived'])
        else expect(tabs).toContain('all')
      }),
    )
  })
})

describe('filter chips', () => {
  const view = { tab: 'all', query: '' } as const
  it('keep channels that match all of them', () => {
    const fan = channelOf('a', {
      isOnline: true,
      spend: 500,
      joinedAt: instant(NOW - 13 * DAY_MS),
      labels: ['l1'],
    })
    const chips = { online: true, spenders: true, new: true, labelId: 'l1' }
    expect(isChannelInView({ ...view, chips }, fan, NOW)).toBe(true)
    expect(isChannelInView({ ...view, chips }, { ...fan, isOnline: false }, NOW)).toBe(false)
    expect(isChannelInView({ ...view, chips }, { ...fan, joinedAt: instant(NOW - 14 * DAY_MS) }, NOW)).toBe(
      false,
    )
    expect(isChannelInView({ ...view, chips: { expiring: true } }, fan, NOW)).toBe(false)
  })
  it('are undecided where only the server knows', () => {
    expect(isChannelInView({ ...view, chips: { listId: 'x' } }, channelOf('a'), NOW)).toBeUndefined()
    expect(isChannelInView({ ...view, chips: { language: 'de' } }, channelOf('a'), NOW)).toBeUndefined()
    const given = channelOf('a', { assignedTo: 'staff-04' })
    expect(isChannelInView({ ...view, chips: { mine: true } }, given, NOW)).toBeUndefined()
    expect(isChannelInView({ ...view, chips: { mine: true } }, channelOf('a'), NOW)).toBe(false)
    expect(isChannelInView({ ...view, chips: {}, query: 'ana' }, channelOf('a'), NOW)).toBeUndefined()
    expect(isChannelInView({ tab: 'unread', chips: {}, query: 'ana' }, channelOf('a'), NOW)).toBe(false)
  })
})

describe('the sort order of a list', () => {
  it.each(CHANNEL_SORTS)('by %s leaves no two channels equal', (sort) => {
    const order = compareChannels(sort)
    fc.assert(
      fc.property(arbitraryChannel, arbitraryChannel, arbitraryChannel, (a, b, c) => {
        expect(Math.sign(order(a, b))).toBe(-Math.sign(order(b, a)) || 0)
        if (order(a, b) <= 0 && order(b, c) <= 0) expect(order(a, c)).toBeLessThanOrEqual(0)
        if (a.channelId !== b.channelId) expect(order(a, b)).not.toBe(0)
      }),
    )
  })
  it('puts pinned channels first, then the longest waiting', () => {
    const rows = [
      channelOf('late', { ourTurnSince: instant(NOW - 1) }),
      channelOf('early', { ourTurnSince: instant(NOW - 9) }),
      channelOf('answered'),
      channelOf('pinned', { isPinned: true }),
    ]
    expect(rows.toSorted(compareChannels('waiting')).map(({ channelId }) => channelId)).toEqual([
      'pinned',
      'early',
      'late',
      'answered',
    ])
  })
})

describe('the tab counts', () => {
  it('follow a channel from its old to its new state', () => {
    const before = channelOf('a', { ourTurnSince: NOW, unreadCount: 2 })
    expect(updateTabCounts(COUNTS, before, channelOf('a'))).toEqual({ ...COUNTS, waiting: 4, unread: 2 })
    expect(updateTabCounts(COUNTS, before, { ...before, isArchived: true })).toEqual({
      ...COUNTS,
      waiting: 4,
      unread: 2,
      all: 8,
      archived: 5,
    })
  })
  it('return to the old numbers after an undo', () => {
    fc.assert(
      fc.property(arbitraryChannel, arbitraryChannel, (a, b) => {
        const counts = { waiting: 9, all: 9, unread: 9, priority: 9, groups: 9, archived: 9 }
        expect(updateTabCounts(updateTabCounts(counts, a, b), b, a)).toEqual(counts)
      }),
    )
  })
})
