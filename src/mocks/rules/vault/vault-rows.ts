import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { listVault } from '@/api/calls/creator/vault'
import { isInBand, orientationOf, rightsAt, type VaultMedia } from '@/domain/vault/vault'
import { containsWords } from '@/lib/text/fold-text'

import { AGENCY_TIME_ZONE, DAY_MS, iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { anchorOf } from '../../state/anchor'
import type { World } from '../../state/world'
import { isUnposted } from './is-posted'
import { type VaultItem, vaultItemState } from './vault-items'
import { AGENCY } from '../../seed/staff'

type VaultRequest = ParsedRequestOf<typeof listVault>
export type WireVaultMedia = v.InferInput<typeof VaultMedia>

function matchesRights(item: VaultItem, view: NonNullable<VaultRequest['rights']>, now: number): boolean {
  return rightsAt(item.rightsUntil, now, AGENCY_TIME_ZONE) === view
}

const matchesValue = <Value>(wanted: Value | null | undefined, value: Value): boolean =>
  wanted === undefined || wanted === null || wanted === value

/** Whether an item matches the filters that do not concern a fan. */
export function vaultFilter(
  world: World,
  creator: SeedCreator,
  asked: VaultRequest,
): (item: VaultItem) => boolean {
  const state = asked.state ?? 'active'
  const query = asked.query.trim()
  const since = asked.unpostedDays === undefined ? undefined : world.now() - asked.unpostedDays * DAY_MS
  return (item) => {
    const { media, tags, people, note } = item
    return (
      vaultItemState(item) === state &&
      matchesValue(asked.folderId, item.folderId) &&
      matchesValue(asked.type, media.kind) &&
      matchesValue(asked.uploadedBy, item.uploadedBy) &&
      matchesValue(asked.isSent, item.isSent) &&
      matchesValue(asked.isPosted, item.isPosted) &&
      matchesValue(asked.isPgSafe, item.isPgSafe) &&
      (since === undefined || isUnposted(creator, item, since, anchorOf(world))) &&
      (asked.tags ?? []).every((tag) => tags.includes(tag)) &&
      (asked.person === undefined || people.includes(asked.person)) &&
      (asked.orientation === undefined ||
        orientationOf({ width: media.width ?? null, height: media.height ?? null }) === asked.orientation) &&
      (asked.length === undefined || isInBand(media.durationS, asked.length)) &&
      // decisions 36
      (asked.price === undefined || isInBand(media.usualPrice, asked.price)) &&
      (asked.rights === undefined || matchesRights(item, asked.rights, world.now())) &&
      (query === '' || containsWords([media.title ?? '', ...tags, note].join(' '), query))
    )
  }
}

/** Sorts in place; rows arrive newest first. */
export function sortRows(rows: VaultItem[], sort: VaultRequest['sort']): VaultItem[] {
  if (sort === 'oldest') return rows.reverse()
  if (sort === 'earned') return rows.sort((a, b) => b.earned - a.earned)
  if (sort === 'unlock_rate') return rows.sort((a, b) => (b.unlockRate ?? -1) - (a.unlockRate ?? -1))
  return rows
}

export const wireRow = (item: VaultItem): WireVaultMedia => ({
  ...item.media,
  currency: AGENCY.currency,
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
