import type { ParsedRequestOf } from '@/api/call'
import type { saveWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { variablesUnfilledForSome } from '@/domain/chat/script-variables'
import {
  areQuietHours,
  hasMemberCondition,
  hasTierCondition,
  isDaysBefore,
  isDelay,
  isDelayRange,
  WELCOME_LIMITS,
} from '@/domain/welcome/welcome-rules'
import { isBlank, visibleText } from '@/lib/text/blank'

import type { Account } from '../account/accounts'
import { findList } from '../lists/stored-lists'
import { checkMassContent } from '../mass/validate-mass'
import { areOwnMedia } from '../media/own-media'
import { checkName } from '../base/check-name'
import { Refusal, invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { sequencesOf } from './sequences'
import type { StoredEntry, StoredRules, StoredStep, StoredVariant } from '../../state/stored-sequence'

type Settings = Omit<ParsedRequestOf<typeof saveWelcomeSequence>, 'clientId' | 'sequenceId' | 'version'>
type Step = Settings['steps'][number]
export type Content = Omit<Step, 'stepId' | 'delayMin' | 'delayMax'>

/** Who saves, and in whose name. */
export interface Writer {
  account: Account
  creator: SeedCreator
}

/** Throws 422 unless a sequence could be called so. */
export function checkSequenceName(world: World, creator: SeedCreator, name: string, own?: string): void {
  const others = sequencesOf(world, creator).filter(({ sequenceId }) => sequenceId !== own)
  checkName(name, { max: WELCOME_LIMITS.name, others })
}

/** Throws 422 where one more would be too many. */
export function checkRoom(world: World, creator: SeedCreator): void {
  if (sequencesOf(world, creator).length >= WELCOME_LIMITS.sequences) throw new Refusal(422, 'too_many')
}

function checkList(world: World, creator: SeedCreator, field: string, listId: string | null): void {
  if (listId !== null && !findList(world, creator, listId)) throw invalidField(field, 'not_found')
}

/** Who enters, as it is stored: fields of other triggers are dropped. Throws 422 at the field that does not fit. */
export function checkedEntry(world: World, creator: SeedCreator, settings: StoredEntry): StoredEntry {
  const { trigger, audience } = settings
  const entryListId = trigger === 'list_entry' ? settings.entryListId : null
  const daysBefore = trigger === 'expiring' ? settings.daysBefore : null
  if (trigger === 'list_entry' && entryListId === null) throw invalidField('entryListId', 'field_missing')
  if (trigger === 'expiring' && !isDaysBefore(daysBefore ?? 0))
    throw invalidField('daysBefore', 'count_unfit')
  checkList(world, creator, 'entryListId', entryListId)
  checkList(world, creator, 'audience.listId', audience.listId)
  checkList(world, creator, 'audience.excludeListId', audience.excludeListId)
  if (audience.listId !== null && audience.listId === audience.excludeListId)
    throw invalidField('audience.excludeListId', 'rules_impossible')
  const members = hasMemberCondition(trigger) ? audience.members : []
  const tiers = hasTierCondition(trigger) ? audience.tiers : []
  return { trigger, entryListId, daysBefore, audience: { ...audience, members, tiers } }
}

function checkedVariants(field: string, { variants, mediaIds }: Content): StoredVariant[] {
  if (variants.length > WELCOME_LIMITS.variants) throw invalidField(`${field}.variants`, 'too_many')
  return variants.map(({ language, text, lockText }, nth) => {
    const at = `${field}.variants.${nth}`
    if (isBlank(language)) throw invalidField(`${at}.language`, 'field_missing')
    if (variants.findIndex((one) => one.language === language) !== nth)
      throw invalidField(`${at}.language`, 'language_taken')
    if (isBlank(text) && mediaIds.length === 0) throw invalidField(`${at}.text`, 'message_empty')
    for (const [name, words] of [['text', text] as const, ['lockText', lockText ?? ''] as const]) {
      if (words.length > WELCOME_LIMITS.text) throw invalidField(`${at}.${name}`, 'text_too_long')
      if (variablesUnfilledForSome(words).length > 0) throw invalidField(`${at}.${name}`, 'variable_unfilled')
    }
    return { language, text, lockText: visibleText(lockText ?? '') || null }
  })
}

/** A message as it is stored. Throws 422 at the field that does not fit; a price that was set before may stay. */
export function checkedContent(
  world: World,
  writer: Writer,
  field: string,
  content: Content,
  before?: StoredStep,
): Omit<StoredStep, 'stepId' | 'delayMin' | 'delayMax'> {
  const { mediaIds, price } = content
  if (mediaIds.length > WELCOME_LIMITS.mediaMax) throw invalidField(`${field}.mediaIds`, 'too_many')
  const isAsBefore = before?.price === price && String(before.mediaIds) === String(mediaIds)
  const { text, lockText, previewMediaIds } = checkMassContent(world, writer, field, {
    ...content,
    price: isAsBefore ? 0 : price,
  })
  return { text, lockText, mediaIds, previewMediaIds, price, variants: checkedVariants(field, content) }
}

function checkedStep(
  world: World,
  writer: Writer,
  nth: number,
  { stepId, delayMin, delayMax, ...content }: Step,
  stored: readonly StoredStep[],
): StoredStep {
  const field = `steps.${nth}`
  const before = stored.find((one) => one.stepId === stepId)
  if (stepId !== null && !before) throw invalidField(field, 'not_found')
  if (!isDelay(delayMin)) throw invalidField(`${field}.delayMin`, 'count_unfit')
  if (!isDelay(delayMax)) throw invalidField(`${field}.delayMax`, 'count_unfit')
  if (!isDelayRange({ delayMin, delayMax })) throw invalidField(`${field}.delayMax`, 'delay_order')
  return {
    stepId: stepId ?? world.newId('welcome-step'),
    delayMin,
    delayMax,
    ...checkedContent(world, writer, field, content, before),
  }
}

/** All rules as they are stored. Throws 422 at the field that does not fit; what is paused may be without steps. */
export function checkedRules(
  world: World,
  writer: Writer,
  settings: Settings,
  stored: readonly StoredStep[] = [],
): StoredRules {
  const { steps, quietFrom, quietTo, stopsOnReply, state } = settings
  const entry = checkedEntry(world, writer.creator, settings)
  if (!areQuietHours({ quietFrom, quietTo })) throw invalidField('quietTo', 'time_unfit')
  if (state === 'active' && steps.length === 0) throw invalidField('steps', 'field_missing')
  if (steps.length > WELCOME_LIMITS.steps) throw invalidField('steps', 'too_many')
  const ids = steps.flatMap(({ stepId }) => stepId ?? [])
  if (new Set(ids).size < ids.length) throw invalidField('steps', 'stale_update')
  return {
    ...entry,
    quietFrom,
    quietTo,
    stopsOnReply,
    steps: steps.map((step, nth) => checkedStep(world, writer, nth, step, stored)),
  }
}

/** Throws 422 unless a stored sequence can go out: what it names may be gone by now. */
export function checkActive(world: World, creator: SeedCreator, { steps, ...rules }: StoredRules): void {
  if (steps.length === 0) throw invalidField('steps', 'field_missing')
  checkedEntry(world, creator, rules)
  for (const [nth, { mediaIds }] of steps.entries())
    if (!areOwnMedia(world, creator, mediaIds)) throw invalidField(`steps.${nth}.mediaIds`, 'media_unknown')
}
