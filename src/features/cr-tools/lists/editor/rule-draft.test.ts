import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ListRules, RuleCondition } from '@/domain/lists/list-rules'

import {
  countRules,
  ruleDraftsOf,
  ruleDraftFault,
  isGroupDraft,
  type ItemDraft,
  newRule,
  nextId,
  parseDrafts,
  withoutRule,
  withRule,
} from './rule-draft'

const spend: RuleCondition = { field: 'spend', least: 1250, most: null, days: 30 }
const label: RuleCondition = { field: 'label', has: false, values: ['l1', 'l2'] }
const joined: RuleCondition = { field: 'joined', op: 'before', days: 14 }
const online: RuleCondition = { field: 'online', is: false }
const saved: ListRules = {
  match: 'any',
  rules: [spend, { match: 'all', conditions: [label, joined] }, online],
}

describe('rule drafts', () => {
  it('round-trip to the saved rules', () => {
    expect(parseDrafts('any', ruleDraftsOf(saved))).toEqual(saved)
  })

  it('keep a limit of zero', () => {
    const nothing: ListRules = { match: 'all', rules: [{ field: 'spend', least: null, most: 0, days: 7 }] }
    expect(parseDrafts('all', ruleDraftsOf(nothing))).toEqual(nothing)
  })

  it.each([
    [{ field: 'spend' as const }, 'amount_missing'],
    [{ field: 'spend' as const, min: 'much' }, 'amount'],
    [{ field: 'spend' as const, min: '20', max: '10' }, 'amount_range'],
    [{ field: 'spend' as const, min: '20', window: '0' }, 'days'],
    [{ field: 'joined' as const, days: '' }, 'days'],
    [{ field: 'joined' as const, days: '1.5' }, 'days'],
    [{ field: 'joined' as const, days: '99999999' }, 'days'],
    [{ field: 'joined' as const, days: '1e2' }, 'days'],
    [{ field: 'joined' as const, days: '0x1F' }, 'days'],
    [{ field: 'country' as const }, 'values'],
    [{ field: 'active' as const, days: '٧' }, undefined],
    [{ field: 'spend' as const, min: '12,50' }, undefined],
    [{ field: 'online' as const }, undefined],
  ])('%j has fault %s', (part, fault) => {
    expect(ruleDraftFault({ ...newRule('1'), ...part })).toBe(fault)
  })

  it('yield no rules while one is incomplete', () => {
    expect(parseDrafts('all', [...ruleDraftsOf(saved), newRule('9')])).toBeNull()
    expect(parseDrafts('all', [])).toBeNull()
  })

  it('never throw, whatever the user types', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (least, most, days) => {
        const rows = [
          { ...newRule('1'), min: least, max: most, window: days },
          { ...newRule('2', 'active'), days },
        ]
        const read = parseDrafts('all', rows)
        expect(read === null).toBe(rows.some((row) => ruleDraftFault(row) !== undefined))
      }),
    )
  })

  it("update and remove rules one by one; removing a group's last rule removes the group", () => {
    const rows = ruleDraftsOf(saved)
    const group = rows.find(isGroupDraft) ?? expect.fail('no group')
    const [first, second] = group.conditions
    expect(countRules(rows)).toBe(4)
    const changed = withRule(rows, first?.id ?? '', { has: true })
    expect(parseDrafts('any', changed)?.rules[1]).toMatchObject({ conditions: [{ has: true }, joined] })
    const fewer: ItemDraft[] = withoutRule(withoutRule(rows, first?.id ?? ''), second?.id ?? '')
    expect(parseDrafts('any', fewer)?.rules).toEqual([spend, online])
    expect(rows.map(({ id }) => id)).not.toContain(nextId(rows))
  })
})
