import * as v from 'valibot'
import { expect, it } from 'vitest'

import { checkFields, requiredText } from './form-schemas'

const schema = v.pipe(
  v.object({ name: requiredText('Name it.'), from: v.number(), to: v.number() }),
  checkFields(({ from, to }) => (to < from ? { to: 'Ends before it begins.' } : {})),
)
const faultsOf = (values: object) =>
  v.safeParse(schema, values).issues?.map((issue) => [v.getDotPath(issue), issue.message])

it('reports rules across fields beside a required text that is missing', () => {
  expect(faultsOf({ name: ' ', from: 2, to: 1 })).toEqual([
    ['name', 'Name it.'],
    ['to', 'Ends before it begins.'],
  ])
})

it('trims a required text', () => {
  expect(v.parse(schema, { name: ' Dawn ', from: 1, to: 2 }).name).toBe('Dawn')
})
