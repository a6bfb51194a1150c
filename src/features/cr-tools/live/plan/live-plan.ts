import type { Broadcast, TipItem } from '@/domain/live/broadcast'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { formatCentsInput } from '@/lib/text/parse-amount'
import { readLocalDraft, removeLocalDraft, saveLocalDraft } from '@/services/storage/drafts'
import type { FormMoment } from '@/ui/field/form/moment-schema'

/** Form values of a live. */
export interface LiveFormValues {
  title: string
  who: 'all' | 'tiers' | 'ticket'
  tiers: LiveTier[]
  price: string
  goalTitle: string
  goalAmount: string
  tipMenu: { title: string; amount: string }[]
  moderatorIds: string[]
  when: 'ready' | 'time'
  startsAt: FormMoment
  savesRecording: boolean
}

type LiveTier = (typeof FAN_TIERS)[number]

/** Parsed form values. */
export interface ParsedLivePlan {
  title: string
  tiers: LiveTier[]
  price: number
  goal: { title: string; amount: number } | null
  tipMenu: TipItem[]
  moderatorIds: string[]
  startsAt: string | null
  savesRecording: boolean
}

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
export function dropLiveDraftTime(userId: string, creatorId: string): void {
  const stored = readLocalDraft(userId, newLiveDraftKey(creatorId))
  if (typeof stored !== 'object' || stored === null) return
  const { when: _when, startsAt: _startsAt, ...rest } = stored as Partial<LiveFormValues> // Parsed when restored.
  if (Object.keys(rest).length === 0) removeLocalDraft(userId, newLiveDraftKey(creatorId))
  else saveLocalDraft(userId, newLiveDraftKey(creatorId), rest)
}
