import { render, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { Overview } from '@/domain/figures/overview'

import { startTestI18n } from '../../../../tests/support/i18n'
import { CreatorChangeReport } from './creator-change-report'

const byType = (paid_dms: number, tips: number) => ({
  subscriptions: 0,
  paid_dms,
  mass_messages: 0,
  tips,
  posts: 0,
  live: 0,
  other: 0,
})

function overviewWith(paid: number, tips: number, chatterCost: number): Overview {
  const gross = paid + tips
  const net = gross * 0.8
  const agencyShare = net / 2
  const totals = { gross, net, agencyShare, chatterCost, margin: agencyShare - chatterCost, payingFans: 3 }
  return {
    currency: 'USD',
    totals,
    previous: null,
    series: [{ at: instant(0), ...totals, byType: byType(paid, tips) }],
    bridge: null,
    creators: [],
    alerts: [],
    team: { onDuty: [], plannedIds: [], missingIds: [] },
  }
}

const row = (name: RegExp) => within(screen.getByRole('row', { name }))

describe(`why a creator's money changed`, () => {
  beforeAll(() => startTestI18n('en'))

  it('says in one sentence how much it changed, and which type contributed most', () => {
    render(
      <CreatorChangeReport
        now={overviewWith(60_000, 40_000, 1000)}
        before={overviewWith(100_000, 50_000, 1000)}
        basis="gross"
        zone="UTC"
      />,
    )
    expect(screen.getByText('Gross down $500 (33.3%). Biggest part: Paid DMs, -$400.')).toBeVisible()
  })

  it('explains how each table and figure is computed', () => {
    const now = overviewWith(60_000, 40_000, 1000)
    render(<CreatorChangeReport now={now} before={now} basis="gross" zone="UTC" />)
    for (const name of ['Gross to margin', 'Revenue by type', 'Churn', 'Median reply', 'Coverage'])
      expect(screen.getByRole('button', { name: `About ${name}` })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'About Change' })).toHaveLength(3)
  })

  it('marks a loss, and a rising cost as worse', () => {
    render(
      <CreatorChangeReport
        now={overviewWith(10_000, 0, 9000)}
        before={overviewWith(10_000, 0, 1000)}
        basis="gross"
        zone="UTC"
      />,
    )
    expect(screen.getByText('Gross unchanged.')).toBeVisible()
    expect(row(/^Margin/).getByText('-$50')).toBeVisible()
    expect(row(/^Chatter cost/).getByText(/worse/)).toBeInTheDocument()
  })

  it('adds up from gross to margin without a bridge from the server', () => {
    render(
      <CreatorChangeReport
        now={overviewWith(100_000, 0, 10_000)}
        before={overviewWith(100_000, 0, 10_000)}
        basis="net"
        zone="UTC"
      />,
    )
    expect(row(/^Platform fee/).getAllByText('$200')).toHaveLength(2)
    expect(row(/^Creators' share/).getAllByText('$400')).toHaveLength(2)
    expect(row(/^Margin/).getAllByText('$300')).toHaveLength(2)
  })
})
