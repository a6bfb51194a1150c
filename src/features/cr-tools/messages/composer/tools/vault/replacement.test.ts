import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Media, type MediaUse } from '@/domain/vault/media'

import { findReplacement } from './replacement'

const media = (mediaId: string, kind = 'image') => v.parse(Media, { mediaId, kind, url: '' })
const list = [media('a'), media('b', 'video'), media('c'), media('d'), media('e')]
const [a, , c] = list
const uses = (of: Record<string, MediaUse['state']>) =>
  new Map<string, MediaUse['state']>(list.map(({ mediaId }) => [mediaId, of[mediaId] ?? 'new']))

describe('a replacement for media the fan already has', () => {
  it('is the nearest of the same kind that is new to them', () => {
    expect(findReplacement(list[0] ?? media('a'), list, uses({ a: 'bought' }), [])?.mediaId).toBe('c')
    expect(findReplacement(media('d'), list, uses({ d: 'bought', c: 'sent' }), [])?.mediaId).toBe('e')
  })

  it('is one sent but not bought only when nothing is new', () => {
    const stateById = uses({ a: 'bought', c: 'sent', d: 'free', e: 'bought' })
    expect(findReplacement(media('a'), list, stateById, [])?.mediaId).toBe('c')
  })

  it('is never one whose use is unknown', () => {
    expect(findReplacement(media('a'), list, new Map([['a', 'bought']]), [])).toBeUndefined()
  })

  it('is never one already picked, and may be missing', () => {
    expect(
      findReplacement(
        media('a'),
        list,
        uses({ a: 'bought' }),
        [a, c].filter((it) => it !== undefined),
      )?.mediaId,
    ).toBe('d')
    expect(findReplacement(media('b', 'video'), list, uses({ b: 'bought' }), [])).toBeUndefined()
  })
})
