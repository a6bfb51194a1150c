import { render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { saleOf } from '../../../../tests/support/fixtures/sales'
import { startTestI18n } from '../../../../tests/support/i18n'
import { SalesSummary } from './sale-summary'

beforeAll(() => startTestI18n())

it('sums several sales by currency', () => {
  const sales = [saleOf('1', 10_000, 'EUR'), saleOf('2', 5000, 'USD'), saleOf('3', 500, 'EUR')]
  const { container } = render(<SalesSummary sales={sales} />)
  expect(container).toHaveTextContent('3 sales, €105.00 and $50.00 total')
})
