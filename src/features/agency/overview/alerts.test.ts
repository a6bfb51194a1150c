import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { OverviewAlert } from '@/domain/figures/overview'

import { ANA, BEN, MILA, NOA } from '../../../../tests/support/people'
import { alertGroupUrl, type AlertGroup, groupAlerts } from './alerts'

const alert = (kind: OverviewAlert['kind'], creatorId: string | null = null): OverviewAlert => ({
  kind,
  creatorId,
  userId: null,
  text: '',
  count: null,
  chargebacks: null,
  at: null,
})

describe('needs attention', () => {
  it('groups alerts by kind, the most urgent first', () => {
    const matters = groupAlerts([
      alert('pending_correction'),
      alert('no_cover', MILA),
      alert('no_cover', NOA),
    ])
    expect(matters.map(({ kind, alerts }) => [kind, alerts.length])).toEqual([
      ['no_cover', 2],
      ['pending_correction', 1],
    ])
  })

  const lead = (matter: AlertGroup) =>
    alertGroupUrl(matter, { timezone: 'Europe/Warsaw', now: Date.UTC(2026, 10, 18, 11) })

  it('links to what the alert names', () => {
    const about = (kind: OverviewAlert['kind']) => lead({ kind, alerts: [alert(kind, 'creator-07')] })
    expect(about('no_cover')).toBe('/agency-manage?assign=creator-07')
    expect(about('refund_spike')).toBe(
      '/agency-manage/chatter-performance?tab=sales&sales=refunded&period=last_24_h&creators=creator-07',
    )
    expect(about('pending_correction')).toBe('/agency-manage/employees?tab=work-logs')
    expect(about('other')).toBeUndefined()
  })

  it('links to the floor if several creators have no cover', () => {
    const alerts = [MILA, NOA].map((id) => alert('no_cover', id))
    expect(lead({ kind: 'no_cover', alerts })).toBe('/agency-manage')
  })

  it('links to the long logs of these people, since the first began', () => {
    const began = (userId: string, at: string) =>
      v.parse(OverviewAlert, { ...alert('long_work_log'), userId, at })
    const alerts = [
      began(ANA, '2026-11-17T22:30:00Z'),
      // Already the 17th in Warsaw.
      began(BEN, '2026-11-16T23:30:00Z'),
    ]
    expect(lead({ kind: 'long_work_log', alerts })).toBe(
      '/agency-manage/employees?tab=work-logs&flag=over_12_h&period=2026-11-17..2026-11-18&people=staff-04%2Cstaff-05',
    )
  })
})
