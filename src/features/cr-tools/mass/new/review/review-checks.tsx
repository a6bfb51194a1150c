import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { Audience } from '@/domain/mass/mass-message'
import { fallbacksForMany } from '@/domain/chat/script-variables'
import { formatNumber } from '@/i18n/format'
import { isBlank } from '@/lib/text/blank'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'

import type { DraftContent } from '../../../outbox/composer-draft'

interface ReviewChecksProps {
  creatorId: string
  audience: Audience
  versions: readonly DraftContent[]
}

interface ReviewCheck {
  id: string
  isDone: boolean
  text: string
}

/** Variables' fallback texts that some fans read; a variable without any value is most likely a typo. */
function usePlaceholderFallbacks(versions: readonly DraftContent[]): ReviewCheck[] {
  const { t } = useTranslation('tools')
  const texts = versions.flatMap(({ text, lockText }) => [text, lockText ?? ''])
  return fallbacksForMany(texts).map(({ name, orElse, isNeverKnown }) => {
    const kind = isBlank(orElse) ? 'gap' : 'stand_in'
    return {
      id: `${name}|${orElse}`,
      isDone: !isNeverKnown,
      text: t(`mass.${isNeverKnown ? 'unknown' : 'checked'}_${kind}`, {
        name: isolate(name),
        text: isolate(orElse),
      }),
    }
  })
}

/** Results of the checks before sending, including checks that could not run. */
function useReviewChecks({ creatorId, audience, versions }: ReviewChecksProps): ReviewCheck[] {
  const { t } = useTranslation('tools')
  const isPriced = versions.some(({ price }) => price > 0)
  const standIns = usePlaceholderFallbacks(versions)
  const areKnown = useQuery(queryOf(getRulesForChatter, { creatorId })).data !== undefined
  const owners = audience.dropped.find(({ reason }) => reason === 'owns_media')?.count ?? 0
  return [
    { id: 'words', isDone: areKnown, text: t(areKnown ? 'mass.checked_words' : 'mass.unchecked_words') },
    ...(isPriced
      ? [{ id: 'price', isDone: areKnown, text: t(areKnown ? 'mass.checked_price' : 'mass.unchecked_price') }]
      : []),
    {
      id: 'owned',
      isDone: true,
      text:
        owners > 0
          ? t('mass.checked_owners', { count: owners, number: formatNumber(owners) })
          : t('mass.checked_owned'),
    },
    { id: 'crisis', isDone: true, text: t('mass.checked_crisis') },
    ...standIns,
  ]
}

export function ReviewChecks(props: ReviewChecksProps) {
  const checks = useReviewChecks(props)
  return (
    <ul className="grid gap-1 text-13">
      {checks.map(({ id, isDone, text }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon
            of={isDone ? Check : TriangleAlert}
            size="xs"
            className={isDone ? 'mt-[2px] text-success-text' : 'mt-[2px] text-warning-text'}
          />
          {text}
        </li>
      ))}
    </ul>
  )
}
