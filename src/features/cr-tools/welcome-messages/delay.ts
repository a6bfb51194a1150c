import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeStep } from '@/domain/welcome/welcome-message'
import { formatNumber } from '@/i18n/format'

/** Units that a delay is written in, with their minutes. */
export const DELAY_UNITS = ['minutes', 'hours', 'days'] as const
export type DelayUnit = (typeof DELAY_UNITS)[number]
export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 24 * 60 } as const satisfies Record<
  DelayUnit,
  number
>

const LARGEST_FIRST = DELAY_UNITS.toReversed()

/** The largest unit in which all of these minutes are whole numbers; hours for no delay at all. */
export function unitOf(...minutes: readonly number[]): DelayUnit {
  if (minutes.every((each) => each === 0)) return 'hours'
  return LARGEST_FIRST.find((unit) => minutes.every((each) => each % UNIT_MINUTES[unit] === 0)) ?? 'minutes'
}

const UNIT = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** A number of minutes in a unit, `2 days`. */
const inUnit = (minutes: number, unit: DelayUnit): string =>
  formatNumber(minutes / UNIT_MINUTES[unit], { style: 'unit', unit: UNIT[unit], unitDisplay: 'long' })

/** A number of minutes in its largest whole unit. */
export const spanWords = (minutes: number): string => inUnit(minutes, unitOf(minutes))

/** When a step goes out after the one before, in words. */
export function useDelayWords() {
  const { t } = useTranslation('marketplace')
  return ({ delayMin, delayMax }: Pick<WelcomeStep, 'delayMin' | 'delayMax'>): string => {
    if (delayMax === 0) return t('welcome.now')
    if (delayMin === delayMax) return t('welcome.after', { span: spanWords(delayMin) })
    const unit = unitOf(delayMin, delayMax)
    return t('welcome.after_range', {
      from: formatNumber(delayMin / UNIT_MINUTES[unit]),
      to: inUnit(delayMax, unit),
    })
  }
}
