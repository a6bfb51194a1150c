import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MEMBER_STATES } from '@/domain/chat/channel'
import {
  CHOICE_FIELDS,
  type ChoiceField,
  areRulesImpossible,
  type ListRules,
  type RuleCondition,
  type RuleGroup,
  SINCE_FIELDS,
} from '@/domain/lists/list-rules'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { allConditions, mapConditions, type RuleFan, compileRules } from './rule-tests'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-18T11:00:00Z')

/** Builds a fan for a test. */
interface Facts {
  payments: { at: number; amount: number }[]
  state: (typeof MEMBER_STATES)[number]
  tier: string | null
  joinedAt: number
  endedAt: number
  repliedAt: number
  activeAt: number
  isOnline: boolean
  bought: string[]
  labels: string[]
  language: string
  country: string
}

const PLAIN: Facts = {
  payments: [],
  state: 'active',
  tier: 'basic',
  joinedAt: NOW - 20 * DAY_MS,
  endedAt: NOW + 10 * DAY_MS,
  repliedAt: 0,
  activeAt: NOW - DAY_MS,
  isOnline: false,
  bought: [],
  labels: [],
  language: 'en',
  country: 'US',
}

const fanOf = (facts: Partial<Facts>): RuleFan => {
  const all = { ...PLAIN, ...facts }
  return {
    spentSince: (from) => all.payments.reduce((sum, { at, amount }) => (at >= from ? sum + amount : sum), 0),
    state: () => all.state,
    tier: () => all.tier,
    joinedAt: () => all.joinedAt,
    endedAt: () => all.endedAt,
    repliedAt: () => all.repliedAt,
    activeAt: () => all.activeAt,
    isOnline: () => all.isOnline,
    hasBought: (mediaId) => all.bought.includes(mediaId),
    hasLabel: (labelId) => all.labels.includes(labelId),
    language: () => all.language,
    country: () => all.country,
  }
}

const all = (...rules: (RuleCondition | RuleGroup)[]): ListRules => ({ match: 'all', rules })
const matches = (rules: ListRules, facts: Partial<Facts> = {}) => compileRules(rules, NOW)(fanOf(facts))

describe('a rule', () => {
  const payments = [
    { at: NOW - 40 * DAY_MS, amount: 5000 },
    { at: NOW - 3 * DAY_MS, amount: 1500 },
  ]
  it.each<[string, RuleCondition, Partial<Facts>, boolean]>([
    ['spent enough in all', { field: 'spend', least: 6500, most: null, days: null }, { payments }, true],
    ['too little in all', { field: 'spend', least: 6501, most: null, days: null }, { payments }, false],
    ['enough in a window', { field: 'spend', least: 1500, most: 1500, days: 30 }, { payments }, true],
    ['too little in a window', { field: 'spend', least: 1501, most: null, days: 30 }, { payments }, false],
    ['nothing in a window', { field: 'spend', least: null, most: 0, days: 2 }, { payments }, true],
    ['joined within', { field: 'joined', op: 'within', days: 20 }, {}, true],
    ['joined longer ago', { field: 'joined', op: 'within', days: 19 }, {}, false],
    ['never joined, not before', { field: 'joined', op: 'before', days: 1 }, { joinedAt: 0 }, false],
    ['never replied is before', { field: 'replied', op: 'before', days: 900 }, {}, true],
    ['never replied is not within', { field: 'replied', op: 'within', days: 900 }, {}, false],
    ['an end to come is no expiry', { field: 'expired', op: 'within', days: 30 }, {}, false],
    [
      'expired within',
      { field: 'expired', op: 'within', days: 30 },
      { state: 'expired', endedAt: NOW - DAY_MS },
      true,
    ],
    ['one of the tiers', { field: 'tier', has: true, values: ['advanced', 'basic'] }, {}, true],
    ['no tier is none of them', { field: 'tier', has: false, values: ['basic'] }, { tier: null }, true],
    [
      'bought one of the items',
      { field: 'bought', has: true, values: ['m1', 'm2'] },
      { bought: ['m2'] },
      true,
    ],
    ['bought none of the items', { field: 'bought', has: false, values: ['m1'] }, { bought: ['m1'] }, false],
    ['has the label', { field: 'label', has: true, values: ['l1'] }, { labels: ['l1'] }, true],
    ['speaks another language', { field: 'language', has: true, values: ['de'] }, {}, false],
    ['lives there', { field: 'country', has: true, values: ['US'] }, {}, true],
    ['is offline', { field: 'online', is: false }, {}, true],
  ])('%s', (_, rule, facts, expected) => {
    expect(matches(all(rule), facts)).toBe(expected)
  })
})

const ids = (...values: string[]) => fc.subarray(values, { minLength: 1 })
const VALUES: Record<ChoiceField, fc.Arbitrary<string[]>> = {
  tier: ids(...FAN_TIERS),
  state: ids(...MEMBER_STATES),
  bought: ids('m1', 'm2', 'm3'),
  label: ids('l1', 'l2'),
  language: ids('en', 'de', 'ja'),
  country: ids('US', 'DE', 'JP'),
}
const days = fc.integer({ min: 1, max: 60 })
const limit = fc.option(fc.integer({ min: 0, max: 10_000 }))
const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({ field: fc.constant('spend' as const), least: limit, most: limit, days: fc.option(days) }),
  fc.record({
    field: fc.constantFrom(...SINCE_FIELDS),
    op: fc.constantFrom('within' as const, 'before' as const),
    days,
  }),
  fc
    .constantFrom(...CHOICE_FIELDS)
    .chain((field) => fc.record({ field: fc.constant(field), has: fc.boolean(), values: VALUES[field] })),
  fc.record({ field: fc.constant('online' as const), is: fc.boolean() }),
)
const match = fc.constantFrom('all' as const, 'any' as const)
const group = fc.record({ match, conditions: fc.array(condition, { minLength: 1, maxLength: 4 }) })
const rules: fc.Arbitrary<ListRules> = fc.record({
  match,
  rules: fc.array(fc.oneof(condition, condition, group), { minLength: 1, maxLength: 5 }),
})
const moment = fc.integer({ min: 0, max: 90 }).map((ago) => (ago === 0 ? 0 : NOW - ago * DAY_MS))
const facts: fc.Arbitrary<Facts> = fc.record({
  payments: fc.array(fc.record({ at: moment, amount: fc.integer({ min: 1, max: 5000 }) }), { maxLength: 4 }),
  state: fc.constantFrom(...MEMBER_STATES),
  tier: fc.option(fc.constantFrom(...FAN_TIERS)),
  joinedAt: moment,
  endedAt: moment,
  repliedAt: moment,
  activeAt: moment,
  isOnline: fc.boolean(),
  bought: fc.subarray(['m1', 'm2', 'm3']),
  labels: fc.subarray(['l1', 'l2']),
  language: fc.constantFrom('en', 'de', 'ja', 'fr'),
  country: fc.constantFrom('US', 'DE', 'JP', 'FR'),
})

describe('rules', () => {
  it('match when each rule matches (all) or any rule does (any)', () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 5 }), facts, (some, fan) => {
        const each = some.map((one) => matches(all(one), fan))
        expect(matches(all(...some), fan)).toBe(each.every(Boolean))
        expect(matches({ match: 'any', rules: some }, fan)).toBe(each.some(Boolean))
      }),
    )
  })

  it('treat a group as one rule', () => {
    fc.assert(
      fc.property(condition, group, facts, (one, some, fan) => {
        const inGroup = matches({ match: some.match, rules: some.conditions }, fan)
        expect(matches(all(one, some), fan)).toBe(matches(all(one), fan) && inGroup)
      }),
    )
  })

  it('never match the same fan for having and lacking a thing', () => {
    const choice = fc
      .constantFrom(...CHOICE_FIELDS)
      .chain((field) => fc.tuple(fc.constant(field), VALUES[field]))
    fc.assert(
      fc.property(choice, facts, ([field, values], fan) => {
        const has = matches(all({ field, has: true, values }), fan)
        expect(matches(all({ field, has: false, values }), fan)).toBe(!has)
      }),
    )
  })

  it('match no fan when they are reported as impossible', () => {
    fc.assert(
      fc.property(rules, facts, (some, fan) => {
        fc.pre(areRulesImpossible(some))
        expect(matches(some, fan)).toBe(false)
      }),
      { numRuns: 1000, maxSkipsPerRun: 1000 },
    )
  })

  it('keep their structure when each condition changes, and are null when one is missing', () => {
    fc.assert(
      fc.property(rules, (some) => {
        expect(mapConditions(some, (one) => one)).toEqual(some)
        expect(mapConditions(some, () => null)).toBeNull()
        expect(allConditions(some).length).toBeGreaterThanOrEqual(some.rules.length)
      }),
    )
  })
})
