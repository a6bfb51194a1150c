import * as v from 'valibot'

import { isDay } from '@/domain/time/day'
import { useTranslation } from '@/i18n/use-translation'

/** The last day of rights, as its field holds it; empty without an end. */
export const rightsUntilDay = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 10)

/** The end of rights as it is sent: the last second of their last day. */
export const rightsUntilOf = (day: string): string | null => (day === '' ? null : `${day}T23:59:59.000Z`)

export function useRightsSchema() {
  const { t } = useTranslation('marketplace')
  return v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), t('vault.rights_unclear')),
  )
}
