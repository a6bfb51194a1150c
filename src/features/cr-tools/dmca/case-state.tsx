import { useTranslation } from '@/i18n/use-translation'

import { type DmcaState, dmcaReminder } from '@/domain/dmca/dmca-states'
import { formatRelative } from '@/i18n/format'
import { Badge, type Tone } from '@/ui/text/badge'
import { NoData } from '@/ui/text/figure'

const CASE_STATE_TONES: Partial<Record<DmcaState, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  acknowledged: 'info',
  removed: 'success',
  rejected: 'danger',
  counter_notice: 'warning',
}

export function CaseStateBadge({ state }: { state: DmcaState }) {
  const { t } = useTranslation('marketplace')
  const tone = CASE_STATE_TONES[state]
  const word = t(`dmca.state_${state}`)
  return tone ? <Badge tone={tone}>{word}</Badge> : <span className="text-text-quiet">{word}</span>
}

/** Remaining time until a deadline; urgent ones are highlighted. */
export function Deadline({ at, now, timezone }: { at: number | null; now: number; timezone: string }) {
  const { t } = useTranslation('marketplace')
  if (at === null) return <NoData />
  const reminder = dmcaReminder(at, now, timezone)
  if (reminder.kind === 'today') return <Badge tone="warning">{t('dmca.due_today')}</Badge>
  const when = formatRelative(at, now)
  if (reminder.kind === 'overdue') return <Badge tone="danger">{t('dmca.overdue', { when })}</Badge>
  return reminder.kind === 'soon' ? <Badge tone="warning">{when}</Badge> : <span>{when}</span>
}
