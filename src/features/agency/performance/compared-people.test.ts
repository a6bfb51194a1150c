import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { readUrlState } from '@/lib/url-state'

import { COMPARED_SCHEMA, comparedPeople } from './compared-people'

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
  expect(comparedPeople([], rows)).toEqual(['a', 'b', 'c', 'd'])
})

it('compares up to six people of the URL (screens S7)', () => {
  const comparedIn = (search: string) => {
    const { compared } = readUrlState(COMPARED_SCHEMA, new URLSearchParams(search))
    return comparedPeople(compared, [])
  }
  expect(comparedIn('compared=1,2,3,4,5,6,7')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(comparedIn('compared=1,1,,2')).toEqual(['1', '2'])
})
