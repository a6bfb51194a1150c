import type { WrittenRules } from '@/domain/agency/creator-rules'
import { priceLimitsFor, PRICED_KINDS } from '@/domain/money/price-limits'
import { isolate } from '@/lib/text/isolate'

import { t } from '.'
import { formatList, formatMoney, formatWaitingTime } from './format'

function priceSentences({ priceMin, priceMax }: WrittenRules, currency: string): string[] {
  const moneyText = (amount: number) => formatMoney({ amount, currency })
  if (priceMin !== null && priceMax !== null)
    return [t('profile:fan.rules_price_between', { min: moneyText(priceMin), max: moneyText(priceMax) })]
  if (priceMin !== null) return [t('profile:fan.rules_price_min', { min: moneyText(priceMin) })]
  return priceMax === null ? [] : [t('profile:fan.rules_price_max', { max: moneyText(priceMax) })]
}

/** Media kinds with limits of their own. */
function kindPriceSentences(rules: WrittenRules, currency: string): string[] {
  const moneyText = (amount: number) => formatMoney({ amount, currency })
  return PRICED_KINDS.filter((kind) => rules.kindPrices[kind]).flatMap((kind) => {
    const { min, max } = priceLimitsFor(rules, [kind])
    const name = t(`profile:fan.rules_kind_${kind}`)
    if (min !== null && max !== null)
      return [
        t('profile:fan.rules_price_of_between', { kind: name, min: moneyText(min), max: moneyText(max) }),
      ]
    if (min !== null) return [t('profile:fan.rules_price_of_min', { kind: name, min: moneyText(min) })]
    return max === null ? [] : [t('profile:fan.rules_price_of_max', { kind: name, max: moneyText(max) })]
  })
}

/** A duration before a full stop, without the dot of an abbreviation such as `Min.`. */
const replyTime = (seconds: number): string =>
  isolate(formatWaitingTime(Math.max(60, seconds) * 1000).replace(/\.$/, ''))

/** One sentence per rule of a creator; the agency's own text is unchanged. */
export function ruleSentences(rules: WrittenRules, currency: string): string[] {
  const { offLimits, tone, avoidWords, replyTargetS } = rules
  return [
    ...priceSentences(rules, currency),
    ...kindPriceSentences(rules, currency),
    offLimits.trim() === '' ? '' : t('profile:fan.rules_off_limits', { text: isolate(offLimits.trim()) }),
    tone.trim() === '' ? '' : t('profile:fan.rules_tone', { text: isolate(tone.trim()) }),
    avoidWords.length > 0 ? t('profile:fan.rules_avoid', { words: formatList(avoidWords.map(isolate)) }) : '',
    replyTargetS === null ? '' : t('profile:fan.rules_reply', { time: replyTime(replyTargetS) }),
  ].filter((sentence) => sentence !== '')
}
