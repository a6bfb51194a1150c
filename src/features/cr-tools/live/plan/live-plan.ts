import * as v from 'valibot'

import { type Broadcast, BROADCAST_LIMITS, BROADCAST_MIN_CENTS } from '@/domain/live/broadcast'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { isoOf } from '@/domain/time/instant'
import { formValues, requiredText } from '@/lib/form-schemas'
import { isBlank, visibleText } from '@/lib/text/blank'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { dropDraftFields } from '@/services/storage/drafts'
import type { FormMoment } from '@/ui/field/form/moment-schema'

export const isTipAmount = (text: string, most: number = BROADCAST_LIMITS.amount): boolean => {
  const cents = parseCents(text)
  return cents !== undefined && cents >= BROADCAST_MIN_CENTS && cents <= most
}

/** Schema of single fields with their error messages. */
export const planFieldSchemas = (messages: { title: string; tip: string; unfit: string }) =>
  v.object({
    title: requiredText(messages.title),
    who: v.picklist(['all', 'tiers', 'ticket']),
    tiers: v.array(v.picklist(FAN_TIERS)),
    price: v.string(),
    goalTitle: v.string(),
    goalAmount: v.string(),
    tipMenu: v.array(
      v.object({
        title: requiredText(messages.tip),
        amount: v.pipe(
          v.string(),
          v.check((text) => isTipAmount(text), messages.unfit),
        ),
      }),
    ),
    moderatorIds: v.array(v.string()),
    when: v.picklist(['ready', 'time']),
    startsAt: formValues<FormMoment>(),
    savesRecording: v.boolean(),
  })

export type LiveFormValues = v.InferInput<ReturnType<typeof planFieldSchemas>>

/** What is sent of the form. */
export const parsePlan = (written: LiveFormValues) => ({
  title: written.title,
  // None means all members.
  tiers: written.who === 'tiers' ? FAN_TIERS.filter((tier) => written.tiers.includes(tier)) : [],
  price: written.who === 'ticket' ? (parseCents(written.price) ?? 0) : 0,
  goal: isBlank(written.goalTitle)
    ? null
    : { title: visibleText(written.goalTitle), amount: parseCents(written.goalAmount) ?? 0 },
  tipMenu: written.tipMenu.map(({ title, amount }) => ({ title, amount: parseCents(amount) ?? 0 })),
  moderatorIds: written.moderatorIds,
  startsAt: written.when === 'time' && written.startsAt.at != null ? isoOf(written.startsAt.at) : null,
  savesRecording: written.savesRecording,
})
export type ParsedLivePlan = ReturnType<typeof parsePlan>

/** Initial values; a new live starts at `at`, where that is chosen, and copies the tip menu and moderators of the previous one. */
export function liveFormValuesOf(
  broadcast: Broadcast | undefined,
  last: Broadcast | undefined,
  at: number | null,
): LiveFormValues {
  const startsAt = broadcast ? broadcast.startsAt : at
  const { tipMenu, moderatorIds } = broadcast ?? last ?? { tipMenu: [], moderatorIds: [] }
  return {
    title: broadcast?.title ?? '',
    who:
      broadcast && broadcast.price > 0 ? 'ticket' : broadcast && broadcast.tiers.length > 0 ? 'tiers' : 'all',
    tiers: FAN_TIERS.filter((tier) => broadcast?.tiers.includes(tier)),
    price: formatCentsInput(broadcast?.price ?? 0),
    goalTitle: broadcast?.goal?.title ?? '',
    goalAmount: formatCentsInput(broadcast?.goal?.amount ?? 0),
    tipMenu: tipMenu.map(({ title, amount }) => ({ title, amount: formatCentsInput(amount) })),
    moderatorIds: [...moderatorIds],
    when: startsAt === null ? 'ready' : 'time',
    startsAt: { at: startsAt },
    savesRecording: broadcast?.savesRecording ?? true,
  }
}

export const newLiveDraftKey = (creatorId: string): string => `live:${creatorId}:new`

/** Drops the start time of a new live that is already written: another one was chosen elsewhere. */
export const dropLiveDraftTime = (userId: string, creatorId: string): void =>
  dropDraftFields(userId, newLiveDraftKey(creatorId), 'when', 'startsAt')
