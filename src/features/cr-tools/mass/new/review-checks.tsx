import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getCreatorRules } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import type { Audience } from '@/domain/mass-message'
import { formatNumber } from '@/i18n/format'
import { Icon } from '@/ui/icon'

interface ReviewChecksProps {
  creatorId: string
  audience: Audience
  isPriced: boolean
}

interface Checked {
  id: string
  isDone: boolean
  text: string
}

/** What was looked at before it goes; what could not be looked at says so. */
function useChecks({ creatorId, audience, isPriced }: ReviewChecksProps): Checked[] {
  const { t } = useTranslation('tools')
  const areKnown = useQuery(queryOf(getCreatorRules, { creatorId })).data !== undefined
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
  ]
}

export function ReviewChecks(props: ReviewChecksProps) {
  const checks = useChecks(props)
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
