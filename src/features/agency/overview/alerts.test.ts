import { describe, expect, it } from 'vitest'

import type { OverviewAlert } from '@/domain/overview'

import { addressOf, mattersOf } from './alerts'

const alert = (kind: OverviewAlert['kind'], creatorId: string | null = null): OverviewAlert => ({
  kind,
  creatorId,
  userId: null,
  text: '',
  count: null,
  at: null,
})

describe('What needs a hand', () => {
  it('is one matter for each kind, however many it concerns, the most urgent first', () => {
    const matters = mattersOf([
      alert('pending_correction'),
      alert('no_cover', 'creator-01'),
      alert('no_cover', 'creator-02'),
    ])
    expect(matters.map(({ kind, alerts }) => [kind, alerts.length])).toEqual([
      ['no_cover', 2],
      ['pending_correction', 1],
    ])
  })

  it('leads to where it is settled', () => {
    const lead = (kind: OverviewAlert['kind']) => addressOf({ kind, alerts: [alert(kind, 'creator-07')] })
    expect(lead('no_cover')).toBe('/agency-manage')
    expect(lead('long_work_log')).toBe('/agency-manage/employees?tab=work-logs')
    expect(lead('refund_spike')).toBe('/agency-manage/chatter-performance?tab=sales&creators=creator-07')
    expect(lead('other')).toBeUndefined()
  })
})
