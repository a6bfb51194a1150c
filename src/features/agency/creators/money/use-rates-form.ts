import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
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

import { useReportDirty, useTabDraft } from '../use-tab-draft'
import { isSameRates, parseRates, formatRates, type RatesText } from './rates'
import { useRatesChange } from './use-rates-change'

interface RatesToSave {
  rates: CreatorRates
  /** Empty: at once. */
  day: string
}

interface RatesSubject {
  creator: AgencyCreator
  /** The current rates. */
  current: CreatorRates
  timezone: string
}

const startOfRates = (day: string, timezone: string): number | undefined =>
  isDay(day) ? startOfDay(day, timezone) : undefined

/** Saves rates, and offers an undo. */
function useSaveRates({ creator, timezone }: RatesSubject, onSaved: (done: RatesToSave) => void) {
  const { t } = useTranslation('analytics')
  const { creatorAgencyId } = creator
  const change = useRatesChange(creatorAgencyId)
  return useMutation({
    mutationFn: ({ rates, day }: RatesToSave) => {
      const from = startOfRates(day, timezone)
      const asked = { creatorAgencyId, ...rates, ...(from !== undefined && { effectiveFrom: isoOf(from) }) }
      return send(updateAgencyCreator, asked)
    },
    onSuccess: (changed, done) => {
      onSaved(done)
      const from = startOfRates(done.day, timezone)
      const date =
        from === undefined ? undefined : formatDate(from, { dateStyle: 'medium', timeZone: timezone })
      change(
        changed,
        date === undefined
          ? t('creators.rates_saved')
          : t('creators.rates_saved_from', { date: isolate(date) }),
      )
    },
  })
}

/** The rates that apply from a day on without saving: the current ones, or those of the last plan before it. */
function ratesFromDay({ creator, current, timezone }: RatesSubject, day: string): CreatorRates {
  const from = startOfRates(day, timezone)
  const plan = from === undefined ? undefined : creator.plannedRates.findLast((one) => one.from <= from)
  return plan ?? current
}

export interface RatesForm extends ReturnType<typeof useRatesForm> {}

/** The form of a creator's rates, with the day they start. */
export function useRatesForm(subject: RatesSubject, onDirty: (isDirty: boolean) => void) {
  const { current, timezone } = subject
  const { text, setText, change } = useTabDraft<RatesText>(formatRates(current))
  const [day, setDay] = useState('')
  const { rates, problems } = parseRates(text)
  const isChanged = rates !== undefined && !isSameRates(rates, current)
  const isDirty = rates === undefined || isChanged || day !== ''
  useReportDirty(isDirty, onDirty)
  const saving = useSaveRates(subject, (done) => {
    setDay('')
    // Until that day the fields show the current rates.
    setText(formatRates(done.day === '' ? done.rates : current))
  })
  const today = dayOf(serverNow(), timezone)
  return {
    text,
    change,
    day,
    setDay,
    today,
    isPast: day !== '' && (!isDay(day) || day < today),
    rates,
    problems,
    isDirty,
    isChanged,
    /** Whether saving would change nothing. */
    isHeld: rates !== undefined && isSameRates(rates, ratesFromDay(subject, day)),
    error: saving.error,
    isSaving: saving.isPending,
    save: () => rates && saving.mutate({ rates, day }),
    reset: () => {
      setText(formatRates(current))
      setDay('')
      saving.reset()
    },
  }
}
