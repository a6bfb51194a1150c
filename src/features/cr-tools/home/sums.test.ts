import { expect, it } from 'vitest'

import { money } from '@/domain/money'

import { sums } from './sums'

it('never adds amounts of different currencies', () => {
  expect(sums([money(1250, 'USD'), null, money(300, 'EUR'), money(50, 'USD')])).toEqual([
    money(1300, 'USD'),
    money(300, 'EUR'),
  ])
})
