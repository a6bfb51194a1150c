import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { listVault } from '@/api/calls/vault'
import { isInBand, orientationOf, rightsAt, type VaultMedia } from '@/domain/vault'
import { hasWords } from '@/lib/folded'

import { iso } from '../seed/calendar'
import type { World } from '../world'
import { type StoredItem, stateOf } from './item'

type Asked = ParsedRequestOf<typeof listVault>
export type WireVaultMedia = v.InferInput<typeof VaultMedia>

const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

function isRights(item: StoredItem, view: NonNullable<Asked['rights']>, now: number): boolean {
  return rightsAt(item.rightsUntil, now) === view
}

const isSame = <Value>(wanted: Value | null | undefined, value: Value): boolean =>
  wanted === undefined || wanted === null || wanted === value

/** Whether an item matches the filters that do not concern a fan. */
export function isUnder(world: World, asked: Asked): (item: StoredItem) => boolean {
  const state = asked.state ?? 'active'
  const query = asked.query.trim()
  return (item) => {
    const { media, tags, people, note } = item
    return (
      stateOf(item) === state &&
      isSame(asked.folderId, item.folderId) &&
      isSame(asked.type, media.kind) &&
      isSame(asked.uploadedBy, item.uploadedBy) &&
      isSame(asked.isSent, item.isSent) &&
      isSame(asked.isPosted, item.isPosted) &&
      (asked.tags ?? []).every((tag) => tags.includes(tag)) &&
      (asked.person === undefined || people.includes(asked.person)) &&
      (asked.orientation === undefined ||
        orientationOf({ width: media.width ?? null, height: media.height ?? null }) === asked.orientation) &&
      (asked.length === undefined || isInBand(media.durationS, bandOf(asked.length))) &&
      (asked.price === undefined || isInBand(media.usualPrice, bandOf(asked.price))) &&
      (asked.rights === undefined || isRights(item, asked.rights, world.now())) &&
      (query === '' || hasWords([media.title ?? '', ...tags, note].join(' '), query))
    )
  }
}

const bandOf = ({ from, to }: NonNullable<Asked['length']>) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** Sorts in place; rows arrive newest first. */
export function sortRows(rows: StoredItem[], sort: Asked['sort']): StoredItem[] {
  if (sort === 'oldest') return rows.reverse()
  if (sort === 'earned') return rows.sort((a, b) => b.earned - a.earned)
  if (sort === 'unlock_rate') return rows.sort((a, b) => (b.unlockRate ?? -1) - (a.unlockRate ?? -1))
  return rows
}

export const wireRow = (item: StoredItem): WireVaultMedia => ({
  ...item.media,
  currency: 'USD',
  unlockRate: item.unlockRate,
  folderId: item.folderId,
  tags: [...item.tags],
  addedAt: iso(item.addedAt),
  rightsUntil: isoOrNull(item.rightsUntil),
  isPgSafe: item.isPgSafe,
  isSent: item.isSent,
  isPosted: item.isPosted,
  isArchived: item.isArchived,
  deletedAt: isoOrNull(item.deletedAt),
})
