import { ChevronDown, X } from 'lucide'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import type { AudienceFilters } from '@/domain/mass/mass-message'
import type { MassPlan } from '@/domain/mass/mass-plan'
import { Badge } from '@/ui/text/badge'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { getMassMessage } from '@/api/calls/chat/mass-messages'
import { isolate } from '@/lib/text/isolate'
import { queryOf } from '@/api/query'

import { FanFilters } from './fan-filters'
import { MassListChoice } from './list-choice'

interface AudienceSectionProps {
  creatorId: string
  currency: string
  plan: MassPlan
  change: (patch: Partial<MassPlan>) => void
}

/** Merges a patch into the filters and drops unset ones. */
const withPatch = (filters: AudienceFilters, patch: object): AudienceFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...patch }).filter(([, value]) => value !== undefined))

interface NotSeenFilterProps {
  creatorId: string
  massMessageId: string
  onRemove: () => void
}

/** Shows the "has not seen" filter, the only one without a form field, with a remove button. */
function NotSeenFilter({ creatorId, massMessageId, onRemove }: NotSeenFilterProps) {
  const { t } = useTranslation('tools')
  const { data, isError } = useQuery(queryOf(getMassMessage, { massMessageId }, creatorId))
  const text = data?.text || (data || isError ? undefined : '…')
  return (
    <p className="inline-flex max-w-full items-center gap-1 justify-self-start rounded-control bg-fill ps-2 text-13">
      <span className="truncate">
        {text === undefined ? t('mass.not_seen_unknown') : t('mass.not_seen', { text: isolate(text) })}
      </span>
      <IconButton icon={X} size="small" name={t('mass.not_seen_remove')} onClick={onRemove} />
    </p>
  )
}

/** Audience step: included lists, excluded lists, filters. */
export function AudienceSection({ creatorId, currency, plan, change }: AudienceSectionProps) {
  const { t } = useTranslation('tools')
  const summary = useRef<HTMLElement>(null)
  const { notSeenMassId, ...fields } = plan.filters
  const filterCount = Object.keys(fields).length
  return (
    <Card title={t('mass.audience')} body="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <MassListChoice
          creatorId={creatorId}
          label={t('mass.include')}
          chosen={plan.include}
          onChange={(include) => change({ include })}
        />
        <MassListChoice
          creatorId={creatorId}
          label={t('mass.exclude')}
          chosen={plan.exclude}
          onChange={(exclude) => change({ exclude })}
        />
      </div>
      {plan.include.length === 0 && <p className="text-13 text-text-quiet">{t('mass.everybody')}</p>}
      {notSeenMassId !== undefined && (
        <NotSeenFilter
          creatorId={creatorId}
          massMessageId={notSeenMassId}
          onRemove={() => {
            // The button unmounts, so move focus to the summary.
            summary.current?.focus()
            change({ filters: fields })
          }}
        />
      )}
      <details className="group/filters">
        <summary
          ref={summary}
          className="flex min-h-control cursor-pointer list-none items-center gap-2 text-13 font-medium"
        >
          <Icon of={ChevronDown} size="xs" className="transition-transform group-open/filters:rotate-180" />
          {t('mass.filters')}
          {filterCount > 0 && <Badge>{filterCount}</Badge>}
        </summary>
        <div className="pt-2">
          <FanFilters
            creatorId={creatorId}
            filters={plan.filters}
            currency={currency}
            change={(patch) => change({ filters: withPatch(plan.filters, patch) })}
          />
        </div>
      </details>
      <p className="text-13 text-text-quiet">{t('mass.always_out')}</p>
    </Card>
  )
}
