import { describe, expect, it } from 'vitest'

import { areRulesImpossible, type ListRules, type RuleCondition, type RuleGroup } from './list-rules'

const all = (...rules: (RuleCondition | RuleGroup)[]): ListRules => ({ match: 'all', rules })

describe('rules', () => {
  it.each<[string, ListRules]>([
    ['more than the most', all({ field: 'spend', least: 2000, most: 1000, days: null })],
    [
      'much in a week, little in a month',
      all(
        { field: 'spend', least: 2000, most: null, days: 7 },
        { field: 'spend', least: null, most: 1000, days: 30 },
      ),
    ],
    [
      'within a week and before two',
      all({ field: 'joined', op: 'within', days: 7 }, { field: 'joined', op: 'before', days: 14 }),
    ],
    [
      'two tiers at once',
      all(
        { field: 'tier', has: true, values: ['basic'] },
        { field: 'tier', has: true, values: ['advanced'] },
      ),
    ],
    [
      'a country and not that country',
      all(
        { field: 'country', has: true, values: ['DE'] },
        { field: 'country', has: false, values: ['DE', 'US'] },
      ),
    ],
    [
      'active and expired',
      all({ field: 'state', has: true, values: ['active'] }, { field: 'expired', op: 'within', days: 7 }),
    ],
    ['online and offline', all({ field: 'online', is: true }, { field: 'online', is: false })],
    [
      'a contradiction inside a group',
      {
        match: 'any',
        rules: [
          {
            match: 'all',
            conditions: [
              { field: 'online', is: true },
              { field: 'online', is: false },
            ],
          },
        ],
      },
    ],
  ])('contradict themselves: %s', (_, some) => {
    expect(areRulesImpossible(some)).toBe(true)
  })

  it('do not contradict themselves where one of them suffices, or where fans can have several items', () => {
    const both: RuleCondition[] = [
      { field: 'online', is: true },
      { field: 'online', is: false },
    ]
    expect(areRulesImpossible({ match: 'any', rules: both })).toBe(false)
    expect(
      areRulesImpossible(
        all({ field: 'bought', has: true, values: ['m1'] }, { field: 'bought', has: true, values: ['m2'] }),
      ),
    ).toBe(false)
  })
})
