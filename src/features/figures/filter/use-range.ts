import { useMemo, useState } from 'react'

import { dayCountOf, type Period, rangeOfPeriod, ROLLING_PERIOD } from '@/domain/time/period'
import type { Range } from '@/domain/time/range'
import { useCurrentUser } from '@/features/auth'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { serverNow } from '@/services/network/server-clock'

import { timezonesOf, type Zone } from './filter-params'

/** A period as requests contain it, in the chosen zone. */
export interface PeriodRange {
  /** Stable until it changes: requests and charts compare it. */
  range: Range
  days: number
  /** The IANA name of the zone that the days are counted in. */
  timezone: string
  timezones: Readonly<Record<Zone, string>>
}

/** Converts a period and a zone of the URL into the range of a request. */
export function useRange(period: Period, zone: Zone): PeriodRange {
  const agency = useCurrentUser().data?.agencyTimezone
  const [mine] = useState(deviceTimeZone)
  const timezones = useMemo(() => timezonesOf(agency, mine), [agency, mine])
  const timezone = timezones[zone]
  const [openedAt] = useState(serverNow)
  // Fixed at mount: a range that moved every minute would refetch the page.
  const now = period === ROLLING_PERIOD ? openedAt : serverNow()
  const { from, to } = rangeOfPeriod(period, timezone, now)
  const range = useMemo(() => ({ from, to, timezone }), [from, to, timezone])
  return { range, days: period === ROLLING_PERIOD ? 1 : dayCountOf(range), timezone, timezones }
}
