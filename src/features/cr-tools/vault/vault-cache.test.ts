import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { listVault, listVaultFolders } from '@/api/calls/creator/vault'
import { instant } from '@/domain/time/instant'
import { PRICE_BANDS, type VaultMedia } from '@/domain/vault/vault'

import { applyChangedItems, applySavedItems, isEmptied, stillMatches, withChangedItems } from './vault-cache'

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

  it('goes on after the last item that is left, as the server knows no place after one that is gone', () => {
    const more = {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, lastId: page.data.at(-1)?.mediaId ?? null })),
    }
    const gone = (...ids: string[]) =>
      withChangedItems(more, {}, new Map(ids.map((id) => [id, item(id, { isArchived: true })])))
    expect(gone('b').pages.map(({ lastId }) => lastId)).toEqual(['b', 'c'])
    expect(gone('b', 'c').pages.at(-1)?.lastId).toBe('a')
    expect(isEmptied(gone('b', 'c'))).toBe(false)
    expect(isEmptied(gone('a', 'b', 'c'))).toBe(true)
  })

  it.each([
    [{}, { isArchived: true }, false],
    [{ state: 'archived' as const }, { isArchived: true }, true],
    [{ state: 'archived' as const }, { isArchived: true, deletedAt: instant(1) }, false],
    [{ state: 'trash' as const }, { deletedAt: instant(1) }, true],
    [{ tags: ['x'] }, { tags: ['y'] }, false],
    [{ price: PRICE_BANDS.low }, { usualPrice: 5000 }, false],
    [{ price: PRICE_BANDS.low }, { usualPrice: 500 }, true],
  ])('after %j, an item still matching %j: %s', (request, change, fits) => {
    expect(stillMatches(item('a', change), request)).toBe(fits)
  })
})

/** A client whose one list is mounted. */
function clientWithList(request: object = {}) {
  const queryKey = [listVault.path, { kind: 'pages', request, creatorId: 'creator-01' }]
  const client = new QueryClient()
  client.setQueryData(queryKey, pages)
  const list = { queryKey, queryFn: async () => pages, staleTime: Infinity }
  const stop = new QueryObserver(client, list).subscribe(() => undefined)
  const titles = () =>
    client.getQueryData<typeof pages>(queryKey)?.pages.flatMap(({ data }) => data.map(({ title }) => title))
  const isInvalidated = () => client.getQueryState(queryKey)?.isInvalidated
  return { client, queryKey, titles, isInvalidated, stop }
}

describe('a list after an item is saved', () => {
  it.each([
    [{ query: '', sort: 'newest' }, { title: 'new' }, false],
    [{ query: 'beach' }, { title: 'new' }, true],
    [{ query: 'beach' }, { addTags: ['beach'] }, true],
    [{ query: 'beach' }, { usualPrice: 500 }, false],
    [{ person: 'ana' }, { people: [] }, true],
    [{ person: 'ana' }, { title: 'new' }, false],
    [{ rights: 'ending' as const }, { rightsUntil: null }, true],
    [{ rights: 'ending' as const }, { note: 'new' }, false],
  ])('by %j after %j reloads where only the server knows what matches: %s', (request, patch, reloads) => {
    const { client, isInvalidated, titles, stop } = clientWithList(request)
    applySavedItems(client, [item('a', { title: 'new' })], patch)
    expect(isInvalidated()).toBe(reloads)
    expect(titles()).toEqual(['new', 'b', 'c'])
    stop()
  })

  it('reloads its counts once', () => {
    const { client, stop } = clientWithList({ query: 'beach' })
    const folders = { queryKey: [listVaultFolders.path], queryFn: vi.fn<() => never[]>(() => []) }
    const stopFolders = new QueryObserver(client, {
      ...folders,
      initialData: [],
      staleTime: Infinity,
    }).subscribe(() => undefined)
    applySavedItems(client, [item('a', { title: 'new' })], { title: 'new' })
    expect(folders.queryFn).toHaveBeenCalledOnce()
    stopFolders()
    stop()
  })
})

describe('undo of a bulk action', () => {
  it('brings the items back', () => {
    const { client, titles, stop } = clientWithList()
    const undo = applyChangedItems(client, [item('a', { isArchived: true })])
    expect(titles()).toEqual(['b', 'c'])
    undo()
    expect(titles()).toEqual(['a', 'b', 'c'])
    stop()
  })

  it('leaves a list dropped that another action has dropped', () => {
    const { client, queryKey, stop } = clientWithList()
    const undo = applyChangedItems(client, [item('a', { isArchived: true })])
    stop()
    applyChangedItems(client, [item('b', { deletedAt: instant(1) })])
    undo()
    expect(client.getQueryState(queryKey)).toBeUndefined()
  })

  it('reloads a list that is being fetched, as the answer would undo the undo', async () => {
    const { client, queryKey, stop } = clientWithList()
    const undo = applyChangedItems(client, [item('a', { isArchived: true })])
    const answer = Promise.withResolvers<typeof pages>()
    const queryFn = vi.fn<() => Promise<typeof pages>>(async () => pages).mockReturnValueOnce(answer.promise)
    const running = client.query({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined)
    undo()
    answer.resolve({ pageParams: [null], pages: [{ data: [item('b')], total: 1, lastId: 'b' }] })
    await running
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(client.getQueryData(queryKey)).toEqual(pages)
    stop()
  })

  it('reloads a list that another action has changed since, instead of undoing both', () => {
    const { client, titles, isInvalidated, stop } = clientWithList()
    const undo = applyChangedItems(client, [item('a', { isArchived: true })])
    applyChangedItems(client, [item('b', { isArchived: true })])
    undo()
    expect(titles()).toEqual(['c'])
    expect(isInvalidated()).toBe(true)
    stop()
  })
})
