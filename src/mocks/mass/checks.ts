import type { ParsedRequestOf } from '@/api/call'
import type { sendMassMessage } from '@/api/calls/mass-messages'
import { isWithin, narrowest } from '@/domain/price-limits'
import { unfilledForMany } from '@/domain/script-variables'
import { isBlank } from '@/lib/blank'

import type { Account } from '../accounts'
import { findList } from '../lists/stored-lists'
import { mediaOf } from '../media/media-of'
import { limitsOf } from '../people/rules'
import { permissionsFor } from '../permissions'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { StoredContent, StoredMass } from './stored-mass'

type Body = ParsedRequestOf<typeof sendMassMessage>
type Content = Body['message']

interface Sender {
  account: Account
  creator: SeedCreator
}

const MOST_LETTERS = 5000
const SHARES = { least: 10, most: 20 } as const

/** Throws 422 unless this sender can send the content. */
export function checkContent(
  world: World,
  { account, creator }: Sender,
  field: string,
  content: Content,
): StoredContent {
  const { text, lockText, mediaIds, previewMediaIds, price, sentAnyway } = content
  if (isBlank(text) && mediaIds.length === 0) throw unfit(`${field}.text`, 'message_empty')
  if (text.length > MOST_LETTERS) throw unfit(`${field}.text`, 'text_too_long')
  for (const [name, words] of [['text', text] as const, ['lockText', lockText ?? ''] as const]) {
    if (unfilledForMany(words).length > 0) throw unfit(`${field}.${name}`, 'variable_unfilled')
  }
  if (mediaIds.some((id) => mediaOf(id) === undefined)) throw unfit(`${field}.mediaIds`, 'media_unknown')
  if (previewMediaIds.some((id) => !mediaIds.includes(id))) {
    throw unfit(`${field}.previewMediaIds`, 'media_unknown')
  }
  const { canPrice, priceMin, priceMax } = permissionsFor(world, account)
  const own = { min: priceMin ?? 1, max: priceMax ?? null }
  const isInBounds = canPrice && isWithin(price, narrowest([own, limitsOf(world, creator, mediaIds)]))
  if (price !== 0 && (!isInBounds || mediaIds.length === 0)) throw unfit(`${field}.price`, 'price_unfit')
  const checked = {
    text: isBlank(text) ? '' : text,
    lockText: lockText && !isBlank(lockText) ? lockText : null,
    mediaIds,
    previewMediaIds,
    price,
  }
  return sentAnyway ? { ...checked, sentAnyway } : checked
}

export function checkLists(
  world: World,
  creator: SeedCreator,
  { include, exclude }: Pick<Body, 'include' | 'exclude'>,
): void {
  for (const [field, ids] of [['include', include] as const, ['exclude', exclude] as const]) {
    if (ids.some((id) => findList(world, creator, id) === undefined)) throw unfit(field, 'not_found')
  }
}

/** When it starts. Throws 422 for the past. */
export function startOf(world: World, scheduledAt: string | null | undefined): number {
  if (scheduledAt == null) return world.now()
  const at = Date.parse(scheduledAt)
  if (at <= world.now()) throw unfit('scheduledAt', 'time_past')
  return at
}

/** The local hour for each fan. Throws 422 where it is required and absent, or given and not used. */
export function localOf({
  localTime = false,
  localAt,
}: Pick<Body, 'localTime' | 'localAt'>): Pick<StoredMass, 'localTime' | 'localAt'> {
  if (localTime && localAt == null) throw unfit('localAt', 'field_missing')
  if (!localTime && localAt != null) throw unfit('localTime', 'field_missing')
  return { localTime, localAt: localAt ?? null }
}

export function secondOf(world: World, sender: Sender, variants: Body['variants'] | null) {
  if (!variants) return null
  if (!(variants.share >= SHARES.least && variants.share <= SHARES.most)) {
    throw unfit('variants.share', 'share_unfit')
  }
  const content = checkContent(world, sender, 'variants.second', variants.second)
  return { content, share: variants.share, decideAfterMs: Math.max(1, variants.decideAfterHours) * 3_600_000 }
}
