import { expect, it } from 'vitest'

import { money, sumByCurrency, sumOfMoney } from './money'

it('never adds amounts of different currencies', () => {
  expect(sumByCurrency([money(1250, 'USD'), null, money(300, 'EUR'), money(50, 'USD')])).toEqual([
    money(1300, 'USD'),
    money(300, 'EUR'),
  ])
})

it('has one sum only in one currency', () => {
  expect(sumOfMoney([money(1250, 'USD'), money(50, 'USD')])).toEqual(money(1300, 'USD'))
  expect(sumOfMoney([money(1250, 'USD'), money(300, 'EUR')])).toBeNull()
  expect(sumOfMoney([])).toBeNull()
})
