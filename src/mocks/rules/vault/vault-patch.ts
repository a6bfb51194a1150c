import type { ParsedRequestOf } from '@/api/call'
import type { updateVault } from '@/api/calls/creator/vault'
import { normaliseTags, VAULT_TAG_MAX_LENGTH, VAULT_TAGS_MAX } from '@/domain/vault/vault'
import { isBlank } from '@/lib/text/blank'
import { foldText } from '@/lib/text/fold-text'

import type { SeedCreator } from '../../seed/creators'
import type { VaultChange } from '../../state/vault-change'
import type { World } from '../../state/world'
import { invalidField } from '../base/refusal'
import { findFolder } from './vault-folders'
import type { VaultItem } from './vault-items'
import { definedFields } from '../base/defined-fields'

type VaultPatch = ParsedRequestOf<typeof updateVault>['patch']

function checkedLabels(field: string, labels: readonly string[]): string[] {
  const clean = normaliseTags(labels)
  if (clean.length > VAULT_TAGS_MAX) throw invalidField(field, 'too_many')
  if (clean.some((label) => label.length > VAULT_TAG_MAX_LENGTH)) throw invalidField(field, 'name_too_long')
  return clean
}

interface LabelChange {
  add?: readonly string[] | undefined
  remove?: readonly string[] | undefined
}

/** The labels after a change; undefined where the request has none. */
function labelsAfter(
  field: string,
  labels: readonly string[],
  { add = [], remove = [] }: LabelChange,
): string[] | undefined {
  if (add.length === 0 && remove.length === 0) return undefined
  const gone = new Set(remove.map(foldText))
  return checkedLabels(field, [...labels.filter((label) => !gone.has(foldText(label))), ...add])
}

/** The changes a patch makes to an item. */
export function patchedItem(item: VaultItem, patch: VaultPatch): VaultChange {
  const { title, note, owner, folderId, usualPrice, rightsUntil, isPgSafe, isArchived } = patch
  const tags = labelsAfter('tags', item.tags, { add: patch.addTags, remove: patch.removeTags })
  const people =
    patch.people === undefined
      ? labelsAfter('people', item.people, { add: patch.addPeople, remove: patch.removePeople })
      : checkedLabels('people', patch.people)
  return {
    ...definedFields({ note, folderId, usualPrice, isPgSafe, isArchived }),
    ...(title !== undefined && { title: title.trim() }),
    ...(owner !== undefined && { owner: owner.trim() }),
    ...(rightsUntil !== undefined && { rightsUntil: rightsUntil === null ? null : Date.parse(rightsUntil) }),
    ...(tags && { tags }),
    ...(people && { people }),
  }
}

/** Throws 422 for an invalid patch, 404 for an unknown folder. */
export function checkVaultPatch(
  world: World,
  creator: SeedCreator,
  { title, folderId, usualPrice }: VaultPatch,
): void {
  if (title !== undefined && isBlank(title)) throw invalidField('title', 'field_missing')
  if (folderId != null) findFolder(world, creator, folderId)
  if (usualPrice != null && usualPrice <= 0) throw invalidField('usualPrice', 'price_unfit')
}
