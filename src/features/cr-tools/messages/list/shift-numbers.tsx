import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { getClockStatus } from '@/api/calls/chatter/chatter'
import { getOwnStatistics } from '@/api/calls/chatter/own-statistics'
import { queryOf } from '@/api/query'
import type { OwnStatistics } from '@/domain/figures/own-statistics'
import { href } from '@/domain/page/routes'
import { formatNumber, formatWaitingTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { useIsShort } from '@/services/page/viewport'
import { cx } from '@/ui/cx'
import { Amount, NoData } from '@/ui/text/figure'

/** The end of the range moves in steps, so that each step is one query, refetched every minute. */
const STEP_MS = 10 * 60_000
const REFRESHED_AFTER_MS = 60_000

/** Returns the figures of the running shift; undefined while the user is off duty. */
function useShiftNumbers() {
  const { data } = useQuery(queryOf(getClockStatus))
  const log = data?.chatterWorkLog
  const from = log && log.clockOutAt === null ? log.clockInAt : undefined
  const to = Math.ceil((toServerTime(useMinute()) + 1) / STEP_MS) * STEP_MS
  const range = {
    from: new Date(from ?? to).toISOString(),
    to: new Date(to).toISOString(),
    timezone: deviceTimeZone(),
  }
  const read = useQuery({
    ...queryOf(getOwnStatistics, { ...range, groupBy: 'day' as const }),
    enabled: from !== undefined,
    refetchInterval: REFRESHED_AFTER_MS,
    placeholderData: keepPreviousData,
  })
  return { isOnDuty: from !== undefined, figures: read.data }
}

function ShiftFigure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-13 leading-4 font-strong whitespace-nowrap text-text tabular-nums">
        {children}
      </span>
      <span className="cut text-12 leading-4 text-text-quiet">{name}</span>
    </span>
  )
}

/** Sales compared with the user's last four weeks, with a sign: `+12%`. */
function SalesPace({ of }: { of: OwnStatistics['pace'] }) {
  if (of === null) return null
  const change = Math.round((of - 1) * 100) / 100
  const tone = change < 0 ? 'text-danger-text' : 'text-success-text'
  return (
    <bdi dir="ltr" className={cx(change !== 0 && tone)}>
      {formatNumber(change, { style: 'percent', signDisplay: 'exceptZero' })}
    </bdi>
  )
}

/** The user's own figures of this shift at the foot of the inbox, a link to all of them (screens S22). */
export function ShiftNumbers() {
  const { t } = useTranslation('home')
  const { isOnDuty, figures } = useShiftNumbers()
  const isShort = useIsShort()
  if (!isOnDuty || isShort) return null
  const metrics = figures?.metrics
  const reply = metrics?.medianReplySeconds
  return (
    <Link
      to={href('agencyStatistics')}
      title={t('shift.title')}
      className="grid min-h-11 shrink-0 grid-cols-3 items-center gap-x-3 border-t border-line-quiet px-3 py-1 hover:bg-row-hover focus-visible:-outline-offset-2"
    >
      <span className="sr-only col-span-3">{t('shift.title')}</span>
      <ShiftFigure
        name={
          <>
            {t('shift.sales')} <SalesPace of={figures?.pace ?? null} />
          </>
        }
      >
        {metrics ? <Amount of={{ amount: metrics.sales, currency: figures.currency }} isWhole /> : <NoData />}
      </ShiftFigure>
      <ShiftFigure name={t('shift.bought')}>
        {metrics ? (
          t('shift.bought_of', {
            bought: formatNumber(metrics.unlockedMessages),
            sent: formatNumber(metrics.paidMessages),
          })
        ) : (
          <NoData />
        )}
      </ShiftFigure>
      <ShiftFigure name={t('shift.reply')}>
        {reply == null ? <NoData /> : <bdi>{formatWaitingTime(reply * 1000)}</bdi>}
      </ShiftFigure>
    </Link>
  )
}
