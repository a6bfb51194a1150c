import { useTranslation } from '@/i18n/use-translation'

import type { MassPlan, MassTime } from '@/domain/mass/mass-plan'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/field/checkbox'
import { Segmented } from '@/ui/field/segmented'

import { PlannedTimeField } from '../planned-time-field'
import { NumberFilter } from './audience/number-filter'
import { BestHour } from './best-hour'

interface TimeSectionProps {
  creatorId: string
  times: readonly MassTime[]
  plan: MassPlan
  change: (patch: Partial<MassPlan>) => void
  /** Error message of the time field. */
  problem: string | undefined
}

/** Schedule step: when to send, how fast, and when to unsend what no one bought. */
export function TimeSection({ creatorId, times, plan, change, problem }: TimeSectionProps) {
  const { t } = useTranslation('tools')
  return (
    <Card title={t('mass.when')} body="grid gap-4">
      <div>
        <Segmented
          label={t('mass.when')}
          labelHidden
          options={times.map((value) => ({ value, label: t(`mass.time_${value}`) }))}
          value={plan.time}
          onChange={(time) => change({ time })}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-4">
        {plan.time !== 'now' && (
          <div className="grid content-start justify-items-start gap-1">
            <PlannedTimeField
              isLocal={plan.time === 'local'}
              error={problem}
              value={plan.at}
              onChange={(at) => change({ at })}
            />
            {plan.time === 'at' && (
              <BestHour creatorId={creatorId} value={plan.at} onUse={(at) => change({ at })} />
            )}
          </div>
        )}
        <NumberFilter
          label={t('mass.spread')}
          unit={t('mass.minutes')}
          value={plan.spreadMinutes ?? undefined}
          onChange={(spreadMinutes) => change({ spreadMinutes: spreadMinutes ?? null })}
        />
        <NumberFilter
          label={t('mass.auto_unsend')}
          unit={t('mass.hours')}
          value={plan.autoUnsendHours ?? undefined}
          onChange={(autoUnsendHours) => change({ autoUnsendHours: autoUnsendHours ?? null })}
        />
      </div>
      <Checkbox
        checked={plan.skipActiveChats}
        onChange={(skipActiveChats) => change({ skipActiveChats })}
        hint={t('mass.skip_active_hint')}
      >
        {t('mass.skip_active')}
      </Checkbox>
    </Card>
  )
}
