import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { PlannedShift } from '@/domain/shift/planned-shift'
import type { Span } from '@/domain/shift/shift-move'
import { formatDate, formatDuration, formatList, formatShortTime, formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const

export type ShiftFact = 'holder' | 'when' | 'creators' | 'draft' | 'repeats' | 'clashes'

/** Joins the facts into one sentence, without those already shown. */
const joinFacts = (facts: Record<ShiftFact, string>, shown: readonly ShiftFact[]): string =>
  formatList(
    Object.entries(facts)
      .filter(([fact, words]) => words !== '' && !shown.some((one) => one === fact))
      .map(([, words]) => words),
    'unit',
  )

/** Formats shifts in the plan's time zone. */
export function useShiftFormatter(timezone: string, nameOf: (id: string) => string) {
  const { t } = useTranslation('analytics')
  return useMemo(() => createShiftFormatter(t, timezone, nameOf), [t, timezone, nameOf])
}

function createShiftFormatter(t: TFunction<'analytics'>, timezone: string, nameOf: (id: string) => string) {
  const timeOf = (at: number) => formatTime(at, { ...TIME, timeZone: timezone })
  const dayOf = (at: number) => formatDate(at, { ...DAY, timeZone: timezone })
  const range = ({ startAt, endAt }: Span) => t('shifts.range', { from: timeOf(startAt), to: timeOf(endAt) })
  const namesOf = (ids: readonly string[]) => formatList(ids.map((id) => isolate(nameOf(id))))
  const holderOf = ({ userId, isOpen }: Pick<PlannedShift, 'userId' | 'isOpen'>) =>
    isOpen ? t('shifts.open_was', { name: isolate(nameOf(userId)) }) : nameOf(userId)
  const when = (span: Span) =>
    t('shifts.when', {
      day: dayOf(span.startAt),
      range: range(span),
      length: formatDuration(span.endAt - span.startAt),
    })
  return {
    nameOf,
    dayOf,
    range,
    namesOf,
    /** The person of the shift, current or former. */
    holderOf,
    /** Day, times and length: `Mon, Nov 16, 9:00 AM–5:00 PM, 8 hr`. */
    when,
    /** A short form: `9 AM–5 PM`. */
    short: ({ startAt, endAt }: Span) =>
      t('shifts.range', {
        from: formatShortTime(startAt, timezone),
        to: formatShortTime(endAt, timezone),
      }),
    start: ({ startAt }: Span) => formatShortTime(startAt, timezone),
    /** All facts of a shift as one sentence, without those shown beside it. */
    whole: (shift: PlannedShift, clashes: boolean, shown: readonly ShiftFact[] = []) =>
      joinFacts(
        {
          holder: isolate(holderOf(shift)),
          when: when(shift),
          creators: shift.creatorIds.length === 0 ? t('performance.no_creator') : namesOf(shift.creatorIds),
          draft: shift.state === 'draft' ? t('shifts.draft') : '',
          repeats: shift.seriesId === null ? '' : t('shifts.repeats'),
          clashes: clashes ? t('shifts.clashes') : '',
        },
        shown,
      ),
  }
}
export type ShiftFormatter = ReturnType<typeof createShiftFormatter>
