import { useTranslation } from '@/i18n/use-translation'

import type { ShiftOverlap, ShiftGap } from '@/domain/shift/planned-shift'
import { splitGaps } from '@/domain/shift/shift-gaps'
import { formatDuration, formatPercent, timeZoneDisplayName } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/overlay/dialog'
import { InfoTip } from '@/ui/info-tip'
import { UserName } from '@/ui/text/user-name'

import type { ShiftFormatter } from '../use-shift-formatter'
import { BUSY_DEMAND } from '../plan/plan-row-view'

interface CheckDrawerProps {
  clashes: readonly ShiftOverlap[]
  gaps: readonly ShiftGap[]
  formatter: ShiftFormatter
  timezone: string
  onClose: () => void
  onShow: (clash: ShiftOverlap) => void
  onFill: (gap: ShiftGap) => void
}

const ITEM_STYLE = 'flex items-center gap-3 border-b border-line-quiet py-2'

function Clashes({ clashes, formatter, onShow }: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  return (
    <section aria-label={t('shifts.clash_list')}>
      <h3 className="text-14 font-strong">{t('shifts.clash_count', { count: clashes.length })}</h3>
      {clashes.length === 0 && <p className="py-2 text-text-quiet">{t('shifts.clash_none')}</p>}
      <ul>
        {clashes.map((clash) => (
          <li key={clash.shiftIds.join()} className={ITEM_STYLE}>
            <span className="min-w-0 flex-1">
              <UserName name={formatter.nameOf(clash.userId)} className="cut block font-medium" />
              <span className="block text-13 text-text-quiet">
                {formatter.when({ startAt: clash.from, endAt: clash.to })}
              </span>
            </span>
            <Button size="small" onClick={() => onShow(clash)}>
              {t('shifts.show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type GapProps = Pick<CheckDrawerProps, 'formatter'> & { gap: ShiftGap }

function GapLabel({ gap, formatter }: GapProps) {
  const { t } = useTranslation('analytics')
  return (
    <span className="min-w-0 flex-1">
      <UserName name={formatter.nameOf(gap.creatorId)} className="cut block font-medium" />
      <span className="block text-13 text-text-quiet">
        {t('shifts.when', {
          day: formatter.dayOf(gap.from),
          range: formatter.range({ startAt: gap.from, endAt: gap.to }),
          length: formatDuration(gap.to - gap.from),
        })}
      </span>
    </span>
  )
}

function Gaps({ gaps, formatter, timezone, onFill }: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  const { ahead } = splitGaps(gaps, serverNow())
  return (
    <section aria-label={t('shifts.gap_list')}>
      <h3 className="flex items-center gap-1 text-14 font-strong">
        {t('shifts.gap_count', { count: ahead.length })}
        <InfoTip about={t('shifts.gap_list')}>
          {t('shifts.gap_info', { zone: timeZoneDisplayName(timezone) })}
        </InfoTip>
      </h3>
      {ahead.length === 0 && <p className="py-2 text-text-quiet">{t('shifts.gap_none')}</p>}
      <ul>
        {ahead.map((gap) => (
          <li key={`${gap.creatorId} ${gap.from}`} className={ITEM_STYLE}>
            <GapLabel gap={gap} formatter={formatter} />
            <Badge tone={gap.demand >= BUSY_DEMAND ? 'warning' : 'neutral'}>
              {t('shifts.gap_demand', { share: formatPercent(gap.demand, 0) })}
            </Badge>
            <Button size="small" onClick={() => onFill(gap)}>
              {t('shifts.fill')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Gaps in the past, which no plan can fill. */
function PastGaps({ gaps, formatter }: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  const { past } = splitGaps(gaps, serverNow())
  if (past.length === 0) return null
  const title = t('shifts.gap_past', { count: past.length })
  return (
    <section aria-label={title}>
      <h3 className="text-14 font-strong text-text-quiet">{title}</h3>
      <ul>
        {past.map((gap) => (
          <li key={`${gap.creatorId} ${gap.from}`} className={ITEM_STYLE}>
            <GapLabel gap={gap} formatter={formatter} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The problems of the week: overlapping shifts of a person and uncovered creators, the worst first. */
export function CheckDrawer(props: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  return (
    <Drawer onClose={props.onClose} title={t('shifts.check_title')} trackedAs="shift-check">
      <div className="grid gap-6">
        <Clashes {...props} />
        <Gaps {...props} />
        <PastGaps {...props} />
      </div>
    </Drawer>
  )
}
