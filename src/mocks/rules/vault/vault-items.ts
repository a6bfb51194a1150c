import { VAULT_TRASH_DAYS } from '@/domain/vault/vault'

import { anchorOf } from '../../state/anchor'
import { mediaIdsAt } from '../fan/fan-purchases'
import { mediaIn } from '../media/media-in'
import { liveMessages } from '../performance/live-work'
import { mediaIdAt, mediaById, type WireMedia } from '../../seed/vault/media-of'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { between, chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { freshCount, seededMediaCount, VAULT_FOLDERS, vaultSize } from '../../seed/vault/vault-size'
import type { VaultChange } from '../../state/vault-change'
import type { World } from '../../state/world'
import { folderIdOf, hasFolder } from './vault-folders'
import { isPosted } from './is-posted'
import { type SeedItemFacts, seedItemFacts } from '../../seed/vault/media-facts'
import { memo } from '../../seed/memo'

export interface VaultItem extends SeedItemFacts {
  media: WireMedia
  /** Null without one. */
  folderId: string | null
  addedAt: number
  /** Revenue so far in cents. */
  earned: number
  /** Bought ÷ paid sends, 0 to 1; null before the first. */
  unlockRate: number | null
  isSent: boolean
  isPosted: boolean
  isArchived: boolean
  /** Set while in the trash. */
  deletedAt: number | null
}

const UPLOADS_FOLDER = VAULT_FOLDERS.indexOf('Uploads')
const VOICE_FOLDER = VAULT_FOLDERS.indexOf('Voice notes')

/** Recordings and later uploads have folders of their own; the rest by purpose. */
function seedFolderOf(creator: SeedCreator, media: WireMedia, n: number): string {
  if (media.kind === 'audio') return folderIdOf(creator, VOICE_FOLDER)
  return folderIdOf(creator, between(chance(ROLL.mediaFolder, creator.index, n), 0, VOICE_FOLDER - 1))
}

/** When the `n`-th item was added: sold ones every second day, the rest of a large vault long before. */
function addedAtSeed(creator: SeedCreator, n: number, anchor: number): number {
  const size = vaultSize(creator)
  if (n <= size) return anchor - (size - n + 2) * 2 * DAY_MS
  const fresh = size + freshCount(creator)
  return n <= fresh
    ? anchor - (fresh - n) * 5 * HOUR_MS - HOUR_MS
    : anchor - size * 2 * DAY_MS - (n - fresh) * HOUR_MS
}

function seedItem(creator: SeedCreator, n: number, anchor: number): VaultItem | undefined {
  const { index } = creator
  const media = mediaById(mediaIdAt(index, n))
  if (!media) return undefined
  const isSold = n <= vaultSize(creator)
  return {
    media,
    ...seedItemFacts(creator, n, media, anchor),
    folderId: seedFolderOf(creator, media, n),
    addedAt: addedAtSeed(creator, n, anchor),
    earned: isSold ? Math.round(chance(ROLL.mediaEarned, index, n) ** 3 * 600) * 400 : 0,
    unlockRate:
      isSold && media.usualPrice != null
        ? between(chance(ROLL.mediaUnlockRate, index, n), 14, 34) / 100
        : null,
    isSent: isSold,
    isPosted: isPosted(creator, media.mediaId),
    isArchived: false,
    deletedAt: null,
  }
}

/** Newest first; kept, because each page of a large one would rebuild it. */
const seedItems = memo(
  ({ index }: SeedCreator, size: number, anchor: number) => `${index} ${size} ${anchor}`,
  (creator, size, anchor): readonly VaultItem[] =>
    Array.from({ length: size }, (_, at) => seedItem(creator, at + 1, anchor) ?? [])
      .flat()
      .toSorted((a, b) => b.addedAt - a.addedAt),
  40,
)

const seedVault = (world: World, creator: SeedCreator): readonly VaultItem[] =>
  seedItems(creator, seededMediaCount(creator, world.state.faults.vaultSize === 'large'), anchorOf(world))

function uploadedItems(world: World, creator: SeedCreator): VaultItem[] {
  return Object.entries(world.state.uploads)
    .filter(([, { creatorId, isDone }]) => creatorId === creator.userId && isDone)
    .flatMap(([mediaId, { at, userId, size }]): VaultItem[] => {
      const media = mediaIn(world, mediaId)
      if (!media) return []
      return [
        {
          media,
          folderId: folderIdOf(creator, UPLOADS_FOLDER),
          addedAt: at,
          earned: 0,
          unlockRate: null,
          tags: [],
          people: [],
          note: '',
          owner: creator.displayName,
          uploadedBy: userId,
          rightsUntil: null,
          isPgSafe: creator.pg,
          sizeBytes: size,
          isSent: false,
          isPosted: false,
          isArchived: false,
          deletedAt: null,
        },
      ]
    })
    .toReversed()
}

/** Items staff sent since the world was created. */
const sentIds = (world: World, creator: SeedCreator): ReadonlySet<string> =>
  new Set(
    liveMessages(world)
      .filter(({ creatorIndex }) => creatorIndex === creator.index)
      .flatMap(({ position }) => mediaIdsAt(position.conversation, position.position)),
  )

/** A creator's whole vault, newest first, without items the trash has purged. */
export function wholeVaultOf(world: World, creator: SeedCreator): VaultItem[] {
  const { vaultChanges } = world.state
  const sent = sentIds(world, creator)
  const gone = world.now() - VAULT_TRASH_DAYS * DAY_MS
  return [...uploadedItems(world, creator), ...seedVault(world, creator)].flatMap((item) => {
    const { mediaId } = item.media
    const change = vaultChanges[mediaId]
    const isSent = item.isSent || sent.has(mediaId)
    const folderId = change?.folderId === undefined ? item.folderId : change.folderId
    const isInFolder = folderId !== null && hasFolder(world, creator, folderId)
    // Most of a large vault is unchanged.
    if (!change && isSent === item.isSent && isInFolder) return item
    if (change?.deletedAt != null && change.deletedAt < gone) return []
    const { title: _, usualPrice: __, ...rest } = change ?? {}
    const media = mediaIn(world, mediaId) ?? item.media
    return { ...item, ...rest, media, isSent, folderId: isInFolder ? folderId : null }
  })
}

export function changeVaultItem(world: World, mediaId: string, to: VaultChange): void {
  world.state.vaultChanges[mediaId] = { ...world.state.vaultChanges[mediaId], ...to }
}

export const vaultItemState = ({ isArchived, deletedAt }: Pick<VaultItem, 'isArchived' | 'deletedAt'>) =>
  deletedAt !== null ? 'trash' : isArchived ? 'archived' : 'active'

/** A creator's vault without archive and trash, newest first. */
export const vaultOf = (world: World, creator: SeedCreator): VaultItem[] =>
  wholeVaultOf(world, creator).filter((item) => vaultItemState(item) === 'active')
