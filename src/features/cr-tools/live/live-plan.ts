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
  startsAt: number | null
  savesRecording: boolean
}

/** Initial values; a new live starts at `at`, where that is chosen, and copies the tip menu and moderators of the previous one. */
export function liveFormValuesOf(
  of: Broadcast | undefined,
  last: Broadcast | undefined,
  at: number | null,
): LiveFormValues {
  const startsAt = of ? of.startsAt : at
  const { tipMenu, moderatorIds } = of ?? last ?? { tipMenu: [], moderatorIds: [] }
  return {
    title: of?.title ?? '',
    who: of && of.price > 0 ? 'ticket' : of && of.tiers.length > 0 ? 'tiers' : 'all',
    tiers: FAN_TIERS.filter((tier) => of?.tiers.includes(tier)),
    price: formatCentsInput(of?.price ?? 0),
    goalTitle: of?.goal?.title ?? '',
    goalAmount: formatCentsInput(of?.goal?.amount ?? 0),
    tipMenu: tipMenu.map(({ title, amount }) => ({ title, amount: formatCentsInput(amount) })),
    moderatorIds: [...moderatorIds],
    when: startsAt === null ? 'ready' : 'time',
    startsAt: { at: startsAt },
    savesRecording: of?.savesRecording ?? true,
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
