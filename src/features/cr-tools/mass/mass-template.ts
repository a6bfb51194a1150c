import { type MassMessage, winningVersionOf } from '@/domain/mass/mass-message'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass/mass-plan'
import type { Media } from '@/domain/vault/media'
import type { Script } from '@/domain/chat/script'
import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

import type { DraftContent } from '../outbox/composer-draft'
import {
  isMassPlanWritten,
  massContentOf,
  massEditDraftKeys,
  massStartOf,
  newMassDraftKeys,
  timeOfPlan,
  type MassDraftKeys,
} from './mass-form-start'

/** Initial content and plan of a new mass message. */
export interface MassTemplate {
  content: Partial<DraftContent>
  second?: Partial<DraftContent>
  plan?: Partial<MassPlan>
  /** The drafts that the new message takes over. */
  from?: MassDraftKeys
}

/** Content of the winning version of an A/B test. */
export const winningContentOf = (message: MassMessage) => massContentOf(winningVersionOf(message))

/** Reuses text and audience; a "has not seen" filter of the original is dropped. */
export function templateFromMass(message: MassMessage): MassTemplate {
  const { notSeenMassId: _, ...filters } = message.filters
  const { include, exclude } = message
  return { content: winningContentOf(message), plan: { include, exclude, filters } }
}

/** Same text and cap to the original audience, limited to fans who have not seen it. */
export function templateForUnseen(message: MassMessage): MassTemplate {
  const { massMessageId: notSeenMassId, filters } = message
  const { capHours } = filters
  return {
    content: winningContentOf(message),
    plan: { filters: { notSeenMassId, ...(capHours !== undefined && { capHours }) } },
  }
}

/** A script's first message. `media` is the scripts' media; items missing from the vault are skipped. */
export const templateFromScript = ({ steps: [first] }: Script, media: readonly Media[]): MassTemplate => ({
  content: {
    text: first?.text ?? '',
    media: first?.mediaIds.flatMap((id) => media.find(({ mediaId }) => mediaId === id) ?? []) ?? [],
    price: first?.price ?? 0,
  },
})

/** A vault item at its suggested price, without text. */
export const templateWithMedia = (media: Media): MassTemplate => ({
  content: { media: [media], price: media.usualPrice ?? 0 },
})

function draftFields(userId: string, draftKey: string): { clientId?: unknown } {
  const stored = readLocalDraft(userId, draftKey)
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** A scheduled message that has gone out, with the changes that came too late for it. */
export function templateFromEdit(userId: string, message: MassMessage, timezone: string): MassTemplate {
  const { first, second, plan } = massStartOf(message, timezone)
  const from = massEditDraftKeys(message.massMessageId)
  const { time, at } = NEW_MASS_PLAN
  const { clientId: _, ...changes } = draftFields(userId, from.plan) // A new message gets its own key.
  return {
    content: { ...first, ...draftFields(userId, from.first) },
    second: { ...second, ...draftFields(userId, from.second) },
    plan: { ...plan, ...changes, time, at },
    from,
  }
}

/** Whether changes to a scheduled message are kept; the key of a failed save alone is none. */
export function hasMassEdit(userId: string, massMessageId: string): boolean {
  const { first, second, plan } = massEditDraftKeys(massMessageId)
  return (
    [first, second].some((key) => readLocalDraft(userId, key) !== undefined) ||
    Object.keys(draftFields(userId, plan)).some((name) => name !== 'clientId')
  )
}

export function hasMassDraft(userId: string, creatorId: string): boolean {
  const keys = newMassDraftKeys(creatorId)
  const plan = readLocalDraft(userId, keys.plan)
  return (
    [keys.first, keys.second].some((key) => readLocalDraft(userId, key) !== undefined) ||
    (typeof plan === 'object' && isMassPlanWritten({ ...NEW_MASS_PLAN, ...plan }, NEW_MASS_PLAN))
  )
}

/** Sets when the new mass message goes out; what is written stays. Call it only while no form shows that draft. */
export function planMassDraftAt(
  userId: string,
  creatorId: string,
  { at, timezone }: { at: number; timezone: string },
): void {
  const { plan: draftKey } = newMassDraftKeys(creatorId)
  const plan = draftFields(userId, draftKey)
  saveLocalDraft(userId, draftKey, { ...NEW_MASS_PLAN, ...plan, ...timeOfPlan(at, timezone) })
}

/** Overwrites the stored new mass message. Call it only while no form shows that draft. */
export function replaceMassDraft(userId: string, creatorId: string, template: MassTemplate): void {
  const { content, second = {}, plan, from = {} } = template
  const draftKeys = newMassDraftKeys(creatorId)
  const store = (draftKey: string, version: Partial<DraftContent>) => {
    // Stored without content, it would count as written.
    if (Object.keys(version).length === 0) removeLocalDraft(userId, draftKey)
    else saveLocalDraft(userId, draftKey, version)
  }
  store(draftKeys.first, content)
  store(draftKeys.second, second)
  saveLocalDraft(userId, draftKeys.plan, { ...NEW_MASS_PLAN, ...plan })
  for (const draftKey of Object.values<string>(from)) removeLocalDraft(userId, draftKey)
}
