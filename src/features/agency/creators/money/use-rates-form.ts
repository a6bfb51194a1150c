import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import { send } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { CreatorRates } from '@/domain/agency/creator-rates'
import { dayOf, isDay, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useForm } from '@/ui/field/form/use-form'

import { formatRates, isSameRates, ratesSchema, type RatesText } from './rates'
import { useRatesChange } from './use-rates-change'

interface RatesSubject {
  creator: AgencyCreator
  current: CreatorRates
  mayChange: boolean
  timezone: string
}

const startOfRates = (day: string, timezone: string): number | undefined =>
  isDay(day) ? startOfDay(day, timezone) : undefined

/** The rates that apply from a day on without saving: the current ones, or those of the last plan before it. */
function ratesFromDay({ creator, current, timezone }: RatesSubject, day: string): CreatorRates {
  const from = startOfRates(day, timezone)
  const plan = from === undefined ? undefined : creator.plannedRates.findLast((one) => one.from <= from)
  return plan ?? current
}

function useRatesSchema(today: string) {
  const { t } = useTranslation('analytics')
  return v.object({
    ...ratesSchema(t('creators.percent_unclear')).entries,
    /** Empty for rates that start at once. */
    day: v.pipe(
      v.string(),
      v.check((day) => day === '' || (isDay(day) && day >= today), t('creators.effective_past')),
    ),
  })
}

const parseRates = (text: RatesText): CreatorRates | undefined => {
  const { success, output } = v.safeParse(ratesSchema(''), text)
  return success ? output : undefined
}

/** Tells that rates were saved, with an undo. */
function useRatesSaved({ creator, timezone }: RatesSubject) {
  const { t } = useTranslation('analytics')
  const change = useRatesChange(creator.creatorAgencyId)
  return ({ changed, from }: { changed: Parameters<typeof change>[0]; from: number | undefined }) => {
    const date =
      from === undefined ? undefined : formatDate(from, { dateStyle: 'medium', timeZone: timezone })
    change(
      changed,
      date === undefined
        ? t('creators.rates_saved')
        : t('creators.rates_saved_from', { date: isolate(date) }),
    )
  }
}

export interface RatesForm extends ReturnType<typeof useRatesForm> {}

/** The form of a creator's rates, with the day they start. */
export function useRatesForm(subject: RatesSubject) {
  const { creator, current, mayChange, timezone } = subject
  const { creatorAgencyId } = creator
  const today = dayOf(serverNow(), timezone)
  const form = useForm({
    schema: useRatesSchema(today),
    values: { ...formatRates(current), day: '' },
    draftKey: mayChange ? `creator-rates:${creatorAgencyId}` : undefined,
    isCheckedWhileTyping: true,
    serverNames: { effectiveFrom: 'day' },
    save: async ({ day, ...rates }) => {
      const from = startOfRates(day, timezone)
      const effectiveFrom = from === undefined ? {} : { effectiveFrom: isoOf(from) }
      return {
        changed: await send(updateAgencyCreator, { creatorAgencyId, ...rates, ...effectiveFrom }),
        from,
      }
    },
    // Until that day the fields show the current rates.
    next: (written) => ({ ...(written.day === '' ? written : formatRates(current)), day: '' }),
    onSaved: useRatesSaved(subject),
  })
  const { day, rates } = useWatch({
    control: form.control,
    compute: ({ day, ...text }: RatesText & { day: string }) => ({ day, rates: parseRates(text) }),
  })
  return {
    ...form,
    today,
    rates,
    isChanged: rates !== undefined && !isSameRates(rates, current),
    /** Whether saving would change nothing. */
    isHeld: rates !== undefined && isSameRates(rates, ratesFromDay(subject, day)),
  }
}
