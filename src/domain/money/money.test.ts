import { expect, it } from 'vitest'

import { money, sumByCurrency } from './money'

it('never adds amounts of different currencies', () => {
  expect(sumByCurrency([money(1250, 'USD'), null, money(300, 'EUR'), money(50, 'USD')])).toEqual([
    money(1300, 'USD'),
    money(300, 'EUR'),
  ])
})
