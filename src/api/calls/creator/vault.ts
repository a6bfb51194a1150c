import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { MediaKind, MediaUse } from '@/domain/vault/media'
import { Cents } from '@/domain/money/money'
import { Instant } from '@/domain/time/instant'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import {
  VAULT_FAN_FILTERS,
  FOLDER_NAME_MAX_LENGTH,
  ORIENTATIONS,
  RIGHTS_FILTERS,
  VAULT_NOTE_MAX_LENGTH,
  VAULT_SORTS,
  VAULT_STATES,
  VAULT_TITLE_MAX_LENGTH,
  VaultFigures,
  VaultFolder,
  VaultItem,
  VaultMedia,
  UnpostedDays,
} from '@/domain/vault/vault'
import { orElse, validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S11, screens S19), with the creator's token. */

const band = v.object({ from: v.optional(v.number()), to: v.optional(v.number()) })

/**
 * Vault filters; absent fields do not filter. Lengths in seconds, prices in cents: `from` inclusive, `to`
 * exclusive.
 */
const filter = {
  folderId: v.nullish(Id),
  tags: v.optional(v.array(v.string())),
  type: v.nullish(MediaKind),
  state: v.optional(v.picklist(VAULT_STATES)),
  orientation: v.optional(v.picklist(ORIENTATIONS)),
  length: v.optional(band),
  price: v.optional(band),
  uploadedBy: v.optional(Id),
  person: v.optional(v.string()),
  isSent: v.optional(v.boolean()),
  isPosted: v.optional(v.boolean()),
  /** Pictures and videos without a post for this many days, as on the dashboard. */
  unpostedDays: v.optional(UnpostedDays),
  rights: v.optional(v.picklist(RIGHTS_FILTERS)),
  isPgSafe: v.optional(v.boolean()),
  query: v.string(),
  /** Filters by what this fan has or lacks. */
  fan: v.nullish(v.object({ userId: Id, show: v.picklist(VAULT_FAN_FILTERS) })),
}

/** `total`: number of items that match the filter. */
export const listVault = creatorCall({
  path: '/api/vault/list',
  request: v.object({ ...filter, sort: v.picklist(VAULT_SORTS), ...pageRequest }),
  response: v.object({ ...listPageOf(VaultMedia).entries, total: v.nullish(v.number(), null) }),
})

export const getMedia = creatorCall({
  path: '/api/vault/get',
  request: v.object({ mediaId: Id }),
  response: VaultItem,
})

/** Recent results of an item. */
export const getVaultFigures = creatorCall({
  path: '/api/vault/figures',
  request: v.object({ mediaId: Id }),
  response: VaultFigures,
})

/** The item with the same bytes, by the composite SHA-256 of `services/files/file-hash`; null without one. */
export const findVaultDuplicate = creatorCall({
  path: '/api/vault/duplicate',
  request: v.object({ hash: v.string() }),
  response: v.object({ mediaId: v.nullable(Id) }),
})

/** The end of rights of the items that have one, for all who send or post them. */
export const listMediaRights = creatorCall({
  path: '/api/vault/rights',
  request: v.object({ mediaIds: v.array(Id) }),
  response: v.object({ items: validEntriesOf(v.object({ mediaId: Id, rightsUntil: Instant })) }),
})

const labels = v.array(v.string())

/** Changes the given fields of every item. `people` replaces; of tags and people some are removed, then others added. */
export const updateVault = creatorCall({
  path: '/api/vault/update',
  request: v.object({
    mediaIds: v.array(Id),
    patch: v.object({
      title: v.optional(v.pipe(v.string(), v.maxLength(VAULT_TITLE_MAX_LENGTH))),
      note: v.optional(v.pipe(v.string(), v.maxLength(VAULT_NOTE_MAX_LENGTH))),
      owner: v.optional(v.pipe(v.string(), v.maxLength(VAULT_TITLE_MAX_LENGTH))),
      addTags: v.optional(labels),
      removeTags: v.optional(labels),
      people: v.optional(labels),
      addPeople: v.optional(labels),
      removePeople: v.optional(labels),
      folderId: v.optional(v.nullable(Id)),
      usualPrice: v.optional(v.nullable(Cents)),
      rightsUntil: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
      isPgSafe: v.optional(v.boolean()),
      isArchived: v.optional(v.boolean()),
    }),
  }),
  response: v.object({ items: validEntriesOf(VaultMedia) }),
})

/** Moves items to the trash, where they can be restored for 30 days. */
export const deleteVaultMedia = creatorCall({
  path: '/api/vault/delete',
  request: v.object({ mediaIds: v.array(Id) }),
})

/** Restores items from the trash. */
export const restoreVaultMedia = creatorCall({
  path: '/api/vault/restore',
  request: v.object({ mediaIds: v.array(Id) }),
})

/** In their order, with the number of active items in each; `counts`: totals by state. */
export const listVaultFolders = creatorCall({
  path: '/api/vault/folders/list',
  response: v.object({
    data: validEntriesOf(VaultFolder),
    counts: orElse(v.object({ active: v.number(), archived: v.number(), trash: v.number() }), {
      active: 0,
      archived: 0,
      trash: 0,
    }),
  }),
})

/** Creates a folder, or renames the one of `folderId`. */
export const saveVaultFolder = creatorCall({
  path: '/api/vault/folders/save',
  request: v.object({
    clientId: v.string(),
    folderId: v.optional(Id),
    name: v.pipe(v.string(), v.maxLength(FOLDER_NAME_MAX_LENGTH)),
  }),
  response: VaultFolder,
})

/** The items stay, without a folder. */
export const deleteVaultFolder = creatorCall({
  path: '/api/vault/folders/delete',
  request: v.object({ folderId: Id }),
})

const countedLabels = validEntriesOf(v.object({ name: v.string(), count: v.number() }))

/** Labels in use, most used first: tags, people in the pictures, and uploaders. */
export const listVaultTags = creatorCall({
  path: '/api/vault/tags/list',
  response: v.object({
    data: countedLabels,
    people: orElse(countedLabels, []),
    uploaderIds: orElse(v.array(Id), []),
  }),
})

/** What a fan already has of these. */
export const getMediaUse = creatorCall({
  path: '/api/vault/usage',
  request: v.object({ userId: Id, mediaIds: v.array(Id) }),
  response: v.object({ items: validEntriesOf(MediaUse) }),
})

/** A URL to download the original; valid for a few minutes. */
export const downloadVaultMedia = creatorCall({
  path: '/api/vault/download',
  request: v.object({ mediaId: Id }),
  response: v.object({ url: v.string(), name: v.string() }),
})
