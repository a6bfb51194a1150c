import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeAudience, WelcomeSequence } from '@/domain/welcome/welcome-message'
import { longestSpan } from '@/domain/welcome/welcome-rules'
import { formatList, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

import { useTierNames } from '../base/tier-names'
import { useListName } from '../base/use-list-options'
import { spanWords } from './delay'

const DAY_MINUTES = 24 * 60

/** `New or Returning`; nothing of nothing. */
const choice = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [formatList(words, 'disjunction')]

/** How many messages a sequence has and over which time, in words. */
export function useLengthWords() {
  const { t } = useTranslation('marketplace')
  return ({ steps }: Pick<WelcomeSequence, 'steps'>): string => {
    const count = t('welcome.steps', { count: steps.length, number: formatNumber(steps.length) })
    const latest = longestSpan(steps)
    if (steps.length < 2 || latest === 0) return count
    const whole = latest < DAY_MINUTES ? latest : Math.round(latest / DAY_MINUTES) * DAY_MINUTES
    return t('welcome.steps_over', { steps: count, span: spanWords(whole) })
  }
}

/** The facts of a sequence in words: what starts it, and for whom. */
export function useSequenceWords(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const nameOf = useListName(creatorId)
  const { nameOf: tierOf } = useTierNames()
  const named = (listId: string) => isolate(nameOf(listId) ?? '…')
  const trigger = ({ trigger: kind, entryListId, daysBefore }: WelcomeSequence): string => {
    if (kind === 'list_entry' && entryListId !== null && nameOf(entryListId) !== undefined)
      return t('welcome.entry_list_name', { name: named(entryListId) })
    if (kind === 'expiring' && daysBefore !== null) return t('welcome.expiring_in', { count: daysBefore })
    return t(`welcome.trigger_${kind}`)
  }
  const audience = ({ members, tiers, listId, excludeListId }: WelcomeAudience): string => {
    const parts = [
      ...choice(members.map((member) => t(`welcome.members_${member}`))),
      ...choice(tiers.map(tierOf)),
      ...(listId === null ? [] : [t('welcome.audience_on', { name: named(listId) })]),
      ...(excludeListId === null ? [] : [t('welcome.audience_not_on', { name: named(excludeListId) })]),
    ]
    return parts.length === 0 ? t('welcome.audience_all') : formatList(parts, 'unit')
  }
  return { trigger, audience }
}
