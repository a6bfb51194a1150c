import { render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'

import { Sale } from '@/domain/money/sale'

import { startTestI18n } from '../../../../tests/support/i18n'
import { SalesSummary } from './sale-summary'

beforeAll(() => startTestI18n())

const sale = (saleId: string, amount: number, currency: string): Sale =>
  v.parse(Sale, {
    saleId,
    at: '2026-11-18T12:00:00Z',
    creatorId: 'creator-01',
    fanId: 'fan-1',
    kind: 'tips',
    amount: { amount, currency },
    userId: null,
  })

it('sums several sales by currency', () => {
  const sales = [sale('1', 10_000, 'EUR'), sale('2', 5000, 'USD'), sale('3', 500, 'EUR')]
  const { container } = render(<SalesSummary sales={sales} />)
  expect(container).toHaveTextContent('3 sales, €105.00 and $50.00 total')
})
