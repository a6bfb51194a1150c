import { expect, test } from 'vitest'

import { bridgeOf } from './money-bridge'
import { marginShare } from './creator-columns'
import { defaultSort } from './creators-card'

test('sorts a creator with a loss first, else the largest', () => {
  expect(defaultSort([{ margin: 200 }, { margin: -1 }])).toEqual({ column: 'margin', direction: 'ascending' })
  expect(defaultSort([{ margin: 0 }, { margin: null }])).toEqual({ column: 'gross', direction: 'descending' })
})

test('has no share of margin without net', () => {
  expect(marginShare({ margin: -500, net: 0 })).toBeNull()
  expect(marginShare({ margin: 50, net: 200 })).toBe(0.25)
})

test('starts the bridge with what fans paid, refunds included', () => {
  const totals = { gross: 900, net: 720, agencyShare: 300, chatterCost: 100, margin: 200, payingFans: 3 }
  const given = { ...totals, refunds: 50, platformFee: 180, creatorsShare: 420 }
  expect(bridgeOf(totals, given)).toMatchObject({ paid: 950, refunds: 50, gross: 900 })
  expect(bridgeOf(totals)).toMatchObject({ paid: 900, refunds: 0, platformFee: 180, creatorsShare: 420 })
})
