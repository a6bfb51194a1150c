import { MESSAGE_MAX_CHARACTERS } from '@/config/tool-limits'
import type { ParsedRequestOf } from '@/api/call'
import type { sendMassMessage } from '@/api/calls/chat/mass-messages'
import { variablesUnfilledForSome } from '@/domain/chat/script-variables'
import { TEST_SHARE } from '@/domain/mass/mass-plan'
import { isBlank } from '@/lib/text/blank'

import type { Account } from '../account/accounts'
import { findList } from '../lists/stored-lists'
import { areOwnMedia } from '../media/own-media'
import { isPriceAllowed } from '../creators/allowed-price'
import { permissionsFor } from '../account/permissions'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { StoredContent, StoredMass } from '../../state/stored-mass'

type SendMassRequest = ParsedRequestOf<typeof sendMassMessage>

/** A version to check: of a request, or a stored one with changes. */
export interface MassContent extends Omit<StoredContent, 'lockText' | 'sentAnyway'> {
  lockText?: string | null | undefined
  sentAnyway?: boolean | undefined
}
export interface MassVariants {
  second: MassContent
  share: number
  decideAfterHours: number
}

interface Sender {
  account: Account
  creator: SeedCreator
}

/** Throws 422 unless this sender can send the content. */
export function checkMassContent(
  world: World,
  { account, creator }: Sender,
  field: string,
  content: MassContent,
): StoredContent {
  const { text, lockText, mediaIds, previewMediaIds, price, sentAnyway } = content
  if (isBlank(text) && mediaIds.length === 0) throw invalidField(`${field}.text`, 'message_empty')
  if (text.length > MESSAGE_MAX_CHARACTERS) throw invalidField(`${field}.text`, 'text_too_long')
  for (const [name, words] of [['text', text] as const, ['lockText', lockText ?? ''] as const]) {
    if (variablesUnfilledForSome(words).length > 0)
      throw invalidField(`${field}.${name}`, 'variable_unfilled')
  }
  if (!areOwnMedia(world, creator, mediaIds)) throw invalidField(`${field}.mediaIds`, 'media_unknown')
  if (previewMediaIds.some((id) => !mediaIds.includes(id))) {
    throw invalidField(`${field}.previewMediaIds`, 'media_unknown')
  }
  const permissions = permissionsFor(world, account)
  if (!isPriceAllowed(world, { creator, permissions }, mediaIds, price))
    throw invalidField(`${field}.price`, 'price_unfit')
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
  { include, exclude }: Pick<SendMassRequest, 'include' | 'exclude'>,
): void {
  for (const [field, ids] of [['include', include] as const, ['exclude', exclude] as const]) {
    if (ids.some((id) => findList(world, creator, id) === undefined)) throw invalidField(field, 'not_found')
  }
}

/** When it starts. Throws 422 for the past. */
export function startTimeOf(world: World, scheduledAt: string | null | undefined): number {
  if (scheduledAt == null) return world.now()
  const at = Date.parse(scheduledAt)
  if (at <= world.now()) throw invalidField('scheduledAt', 'time_past')
  return at
}

/** The local hour for each fan. Throws 422 where it is required and absent, or given and not used. */
export function localHourOf({
  localTime = false,
  localAt,
}: Pick<SendMassRequest, 'localTime' | 'localAt'>): Pick<StoredMass, 'localTime' | 'localAt'> {
  if (localTime && localAt == null) throw invalidField('localAt', 'field_missing')
  if (!localTime && localAt != null) throw invalidField('localTime', 'field_missing')
  return { localTime, localAt: localAt ?? null }
}

export function secondVersionOf(world: World, sender: Sender, variants: MassVariants | null | undefined) {
  if (!variants) return null
  if (!(variants.share >= TEST_SHARE.min && variants.share <= TEST_SHARE.max)) {
    throw invalidField('variants.share', 'share_unfit')
  }
  const content = checkMassContent(world, sender, 'variants.second', variants.second)
  return { content, share: variants.share, decideAfterMs: Math.max(1, variants.decideAfterHours) * 3_600_000 }
}
