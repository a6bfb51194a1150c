import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { VaultMedia } from '@/domain/vault/vault'

import { stillMatches, withChangedItems } from './vault-cache'

const item = (mediaId: string, more: Partial<VaultMedia> = {}): VaultMedia => ({
  mediaId,
  kind: 'image',
  url: '/a',
  thumbUrl: null,
  width: 1,
  height: 1,
  durationS: null,
  waveform: [],
  title: mediaId,
  usualPrice: null,
  currency: 'USD',
  unlockRate: null,
  folderId: 'f1',
  tags: [],
  addedAt: null,
  rightsUntil: null,
  isPgSafe: true,
  isSent: false,
  isPosted: false,
  isArchived: false,
  deletedAt: null,
  ...more,
})

const pages = {
  pageParams: [null, 'b'],
  pages: [
    { data: [item('a'), item('b')], total: 3, lastId: 'b' },
    { data: [item('c')], total: 3, lastId: null },
  ],
}

describe('cached list after a bulk action', () => {
  it('updates changed items and drops those that no longer match', () => {
    const changed = new Map([
      ['a', item('a', { title: 'new' })],
      ['c', item('c', { folderId: 'f2' })],
    ])
    const after = withChangedItems(pages, { folderId: 'f1' }, changed)
    expect(after.pages.map(({ data }) => data.map(({ title }) => title))).toEqual([['new', 'b'], []])
    expect(after.pages.map(({ total }) => total)).toEqual([2, 2])
  })

  it.each([
    [{}, { isArchived: true }, false],
    [{ state: 'archived' as const }, { isArchived: true }, true],
    [{ state: 'archived' as const }, { isArchived: true, deletedAt: instant(1) }, false],
    [{ state: 'trash' as const }, { deletedAt: instant(1) }, true],
    [{ tags: ['x'] }, { tags: ['y'] }, false],
  ])('after %j, an item still matching %j: %s', (request, change, fits) => {
    expect(stillMatches(item('a', change), request)).toBe(fits)
  })
})
