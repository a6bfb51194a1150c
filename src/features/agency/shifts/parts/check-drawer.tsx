import { useTranslation } from '@/i18n/use-translation'

import type { ShiftClash, ShiftGap } from '@/domain/planned-shift'
import { splitGaps } from '@/domain/shift-gaps'
import { formatDuration, formatPercent, zoneName } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Drawer } from '@/ui/drawer'
import { InfoTip } from '@/ui/info-tip'
import { UserName } from '@/ui/user-name'

import type { ShiftWords } from '../words'
import { BUSY_FROM } from './plan-row-view'

interface CheckDrawerProps {
  clashes: readonly ShiftClash[]
  gaps: readonly ShiftGap[]
  words: ShiftWords
  nameOf: (id: string) => string
  timezone: string
  onClose: () => void
  onShow: (shiftId: string) => void
  onFill: (gap: ShiftGap) => void
}

const ITEM = 'flex items-center gap-3 border-b border-line-quiet py-2'

function Clashes({ clashes, words, nameOf, onShow }: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  return (
    <section aria-label={t('shifts.clash_list')}>
      <h3 className="text-14 font-strong">{t('shifts.clash_count', { count: clashes.length })}</h3>
      {clashes.length === 0 && <p className="py-2 text-text-quiet">{t('shifts.clash_none')}</p>}
      <ul>
        {clashes.map((clash) => (
          <li key={clash.shiftIds.join()} className={ITEM}>
            <span className="min-w-0 flex-1">
              <UserName name={nameOf(clash.userId)} className="cut block font-medium" />
              <span className="block text-13 text-text-quiet">
                {words.when({ startAt: clash.from, endAt: clash.to })}
              </span>
            </span>
            <Button size="small" onClick={() => onShow(clash.shiftIds.at(-1) ?? '')}>
              {t('shifts.show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type GapProps = Pick<CheckDrawerProps, 'words' | 'nameOf'> & { gap: ShiftGap }

function GapWords({ gap, words, nameOf }: GapProps) {
  const { t } = useTranslation('analytics')
  return (
    <span className="min-w-0 flex-1">
      <UserName name={nameOf(gap.creatorId)} className="cut block font-medium" />
      <span className="block text-13 text-text-quiet">
        {t('shifts.when', {
          day: words.dayOf(gap.from),
          range: words.range({ startAt: gap.from, endAt: gap.to }),
          length: formatDuration(gap.to - gap.from),
        })}
      </span>
    </span>
  )
}

function Gaps({ gaps, words, nameOf, timezone, onFill }: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  const { ahead } = splitGaps(gaps, serverNow())
  return (
    <section aria-label={t('shifts.gap_list')}>
      <h3 className="flex items-center gap-1 text-14 font-strong">
        {t('shifts.gap_count', { count: ahead.length })}
        <InfoTip about={t('shifts.gap_list')}>{t('shifts.gap_info', { zone: zoneName(timezone) })}</InfoTip>
      </h3>
      {ahead.length === 0 && <p className="py-2 text-text-quiet">{t('shifts.gap_none')}</p>}
      <ul>
        {ahead.map((gap) => (
          <li key={`${gap.creatorId} ${gap.from}`} className={ITEM}>
            <GapWords gap={gap} words={words} nameOf={nameOf} />
            <Badge tone={gap.demand >= BUSY_FROM ? 'warning' : 'neutral'}>
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
function PastGaps({ gaps, words, nameOf }: CheckDrawerProps) {
  const { t } = useTranslation('analytics')
  const { past } = splitGaps(gaps, serverNow())
  if (past.length === 0) return null
  const title = t('shifts.gap_past', { count: past.length })
  return (
    <section aria-label={title}>
      <h3 className="text-14 font-strong text-text-quiet">{title}</h3>
      <ul>
        {past.map((gap) => (
          <li key={`${gap.creatorId} ${gap.from}`} className={ITEM}>
            <GapWords gap={gap} words={words} nameOf={nameOf} />
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
    <Drawer isOpen onClose={props.onClose} title={t('shifts.check_title')} trackedAs="shift-check">
      <div className="grid gap-6">
        <Clashes {...props} />
        <Gaps {...props} />
        <PastGaps {...props} />
      </div>
    </Drawer>
  )
}
