import { sumOf } from '@/lib/sum-of'

import type { PurchasableTier } from '../money/membership'
import { isQuietAt, type QuietHours } from '../notifications/quiet-hours'
import { parseMinuteOfDay } from '../time/minute-of-day'
import type {
  WelcomeAudience,
  WelcomeMember,
  WelcomeSequence,
  WelcomeStep,
  WelcomeTrigger,
} from './welcome-message'

const DAY_MINUTES = 24 * 60

export const WELCOME_LIMITS = {
  name: 60,
  text: 5000,
  sequences: 40,
  steps: 20,
  variants: 10,
  mediaMax: 20,
  /** Minutes. */
  delayMax: 90 * DAY_MINUTES,
  daysBefore: { min: 1, max: 14 },
} as const

/** A whole number of minutes from 0 to the longest delay. */
export const isDelay = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= WELCOME_LIMITS.delayMax

export const isDelayRange = ({ delayMin, delayMax }: Pick<WelcomeStep, 'delayMin' | 'delayMax'>): boolean =>
  isDelay(delayMin) && isDelay(delayMax) && delayMin <= delayMax

export const isDaysBefore = (days: number): boolean =>
  Number.isInteger(days) && days >= WELCOME_LIMITS.daysBefore.min && days <= WELCOME_LIMITS.daysBefore.max

/** Both ends are times of day and differ, or there are none. */
export const areQuietHours = ({ quietFrom, quietTo }: QuietHours): boolean => {
  if (quietFrom === null && quietTo === null) return true
  const [from, to] = [parseMinuteOfDay(quietFrom), parseMinuteOfDay(quietTo)]
  return from !== undefined && to !== undefined && from !== to
}

/** The triggers that start with a membership: only these tell new members from returning ones and trials. */
const OF_JOINING: readonly WelcomeTrigger[] = ['new_member']

export const hasMemberCondition = (trigger: WelcomeTrigger): boolean => OF_JOINING.includes(trigger)

/** Whether the fans who enter have a tier; the others may be no members. */
export const hasTierCondition = (trigger: WelcomeTrigger): boolean =>
  trigger === 'new_member' || trigger === 'renewed' || trigger === 'expiring' || trigger === 'expired'

/** The longest time from the trigger to the last step in minutes, quiet hours aside. */
export const longestSpan = (steps: readonly Pick<WelcomeStep, 'delayMax'>[]): number =>
  sumOf(steps, ({ delayMax }) => delayMax)

/** How many minutes a step that is due at a minute of the fan's day waits for the end of the quiet hours. */
export function quietWait(hours: QuietHours, minute: number): number {
  if (!isQuietAt(hours, minute)) return 0
  const end = parseMinuteOfDay(hours.quietTo) ?? minute
  return (end - minute + DAY_MINUTES) % DAY_MINUTES
}

/** Two active sequences that some fans would enter at the same moment. */
export interface WelcomeOverlap {
  sequenceId: string
  name: string
}

const share = <Value>(some: readonly Value[], others: readonly Value[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((one) => others.includes(one))

/** Whether new members of a tier get the sequence, now or once it is activated. */
export const welcomesTier = (
  { trigger, state, audience }: Pick<WelcomeSequence, 'trigger' | 'state' | 'audience'>,
  tier: PurchasableTier,
): boolean =>
  trigger === 'new_member' && state !== 'archived' && share<PurchasableTier>(audience.tiers, [tier])

/** Lists are not compared: fans on two lists are often the same ones. */
const reachesSame = (a: WelcomeAudience, b: WelcomeAudience): boolean =>
  share<WelcomeMember>(a.members, b.members) &&
  share<PurchasableTier>(a.tiers, b.tiers) &&
  (a.listId === null || a.listId !== b.excludeListId) &&
  (b.listId === null || b.listId !== a.excludeListId)

type Entry = Pick<
  WelcomeSequence,
  'sequenceId' | 'name' | 'trigger' | 'entryListId' | 'daysBefore' | 'state' | 'audience'
>

/** The other active sequences that the same fans enter at the same trigger: they would get both. */
export function overlapsWith(sequence: Entry, others: readonly Entry[]): readonly WelcomeOverlap[] {
  if (sequence.state !== 'active') return []
  return others
    .filter(
      (other) =>
        other.sequenceId !== sequence.sequenceId &&
        other.state === 'active' &&
        other.trigger === sequence.trigger &&
        other.entryListId === sequence.entryListId &&
        other.daysBefore === sequence.daysBefore &&
        reachesSame(sequence.audience, other.audience),
    )
    .map(({ sequenceId, name }) => ({ sequenceId, name }))
}

interface WelcomeText {
  text: string
  lockText: string | null
}

/** What a fan of a language reads of a step: the language itself, else its main part, else the step's own text. */
export function textFor(
  step: WelcomeText & { variants: readonly (WelcomeText & { language: string })[] },
  language: string | null,
): WelcomeText {
  const main = language?.split('-')[0]
  const variantIn = (code: string | null | undefined) =>
    step.variants.find((variant) => variant.language === code)
  const { text, lockText } = variantIn(language) ?? variantIn(main) ?? step
  return { text, lockText: lockText ?? step.lockText }
}
