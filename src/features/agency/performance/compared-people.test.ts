import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'

import { comparedPeople, withCompared } from './compared-people'

const row = (userId: string, sales: number) => ({
  rowId: `${userId}${sales}`,
  userId,
  creatorId: null,
  day: null,
  ...v.parse(ChatterFigures, {}),
  sales,
})

it('compares the four best sellers by default', () => {
  const rows = [row('a', 1), row('b', 9), row('a', 9), row('c', 5), row('d', 4), row('e', 3)]
  expect(comparedPeople(new URLSearchParams(), rows)).toEqual(['a', 'b', 'c', 'd'])
})

it('compares up to six people of the URL (screens S7)', () => {
  const params = withCompared(new URLSearchParams('tab=x'), ['1', '2', '3', '4', '5', '6', '7'])
  expect(comparedPeople(params, [])).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(params.get('tab')).toBe('x')
  expect(comparedPeople(new URLSearchParams('compared=1,1,,2'), [])).toEqual(['1', '2'])
})
