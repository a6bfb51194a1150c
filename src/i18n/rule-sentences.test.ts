import { beforeAll, expect, it } from 'vitest'

import type { WrittenRules } from '@/domain/agency/creator-rules'

import { startTestI18n } from '../../tests/support/i18n'
import { ruleSentences } from './rule-sentences'

const RULES: WrittenRules = {
  creatorId: 'creator-01',
  avoidWords: [],
  priceMin: null,
  priceMax: null,
  kindPrices: {},
  tone: '',
  offLimits: '',
  replyTargetS: 120,
}

beforeAll(() => startTestI18n('de'))

it('introduces a text of the agency with its topic', () => {
  const rules = { ...RULES, replyTargetS: null, offLimits: ' Religion. ', tone: 'Warm.' }
  expect(ruleSentences(rules, 'USD').map((line) => line.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Tabu: Religion.',
    'Tonfall: Warm.',
  ])
})

it('ends a rule in one full stop, even after an abbreviated unit', () => {
  const [reply] = ruleSentences(RULES, 'USD')
  expect(reply?.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00A0', ' ')).toBe(
    'Antworte innerhalb von 2 Min.',
  )
})
