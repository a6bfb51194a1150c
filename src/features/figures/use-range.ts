import { useMemo, useState } from 'react'

import { dayCountOf, type Period, rangeOf, ROLLING_PERIOD } from '@/domain/period'
import type { Range } from '@/domain/range'
import { useCurrentUser } from '@/features/auth'
import { serverNow } from '@/services/server-clock'

import { ownZone } from '@/lib/own-zone'

import { timezonesOf, type Zone } from './zones'

/** A period as requests carry it, in the zone that was chosen. */
export interface PeriodRange {
  /** The same object until it is another range: requests and charts compare it. */
  range: Range
  /** How many days the period has. */
  days: number
  /** The zone the days are counted in, by its name. */
  timezone: string
  timezones: Readonly<Record<Zone, string>>
}

/** Turns a period and a zone of the address into the range of a request. */
export function useRange(period: Period, zone: Zone): PeriodRange {
  const agency = useCurrentUser().data?.agencyTimezone
  const [mine] = useState(ownZone)
  const timezones = useMemo(() => timezonesOf(agency, mine), [agency, mine])
  const timezone = timezones[zone]
  const [openedAt] = useState(serverNow)
  // A range that moved on with every minute would fetch the page again each time.
  const now = period === ROLLING_PERIOD ? openedAt : serverNow()
  const { from, to } = rangeOf(period, timezone, now)
  const range = useMemo(() => ({ from, to, timezone }), [from, to, timezone])
  return { range, days: period === ROLLING_PERIOD ? 1 : dayCountOf(range), timezone, timezones }
}
