import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { updateAgencyCreator } from '@/api/calls/agency-creators'
import { send } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency-creator'
import type { CreatorRates } from '@/domain/creator-rates'
import { dayOf, isDay, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { serverNow } from '@/services/server-clock'

import { useDirty } from '../use-dirty'
import { useTextOver } from '../use-text-over'
import { isSameRates, ratesFrom, ratesText, type RatesText } from './rates'
import { useRatesChange } from './use-rates-change'

interface Saving {
  rates: CreatorRates
  /** Empty: at once. */
  day: string
}

interface Subject {
  creator: AgencyCreator
  /** The current rates. */
  current: CreatorRates
  timezone: string
}

const startOf = (day: string, timezone: string): number | undefined =>
  isDay(day) ? startOfDay(day, timezone) : undefined

/** Saves rates, and offers an undo. */
function useRatesSaving({ creator, timezone }: Subject, onSaved: (done: Saving) => void) {
  const { t } = useTranslation('analytics')
  const { creatorAgencyId } = creator
  const change = useRatesChange(creatorAgencyId)
  return useMutation({
    mutationFn: ({ rates, day }: Saving) => {
      const from = startOf(day, timezone)
      const asked = { creatorAgencyId, ...rates, ...(from !== undefined && { effectiveFrom: isoOf(from) }) }
      return send(updateAgencyCreator, asked)
    },
    onSuccess: (changed, done) => {
      onSaved(done)
      const from = startOf(done.day, timezone)
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
function heldFrom({ creator, current, timezone }: Subject, day: string): CreatorRates {
  const from = startOf(day, timezone)
  const plan = from === undefined ? undefined : creator.plannedRates.findLast((one) => one.from <= from)
  return plan ?? current
}

export interface RatesForm extends ReturnType<typeof useRatesForm> {}

/** The form of a creator's rates, with the day they start. */
export function useRatesForm(subject: Subject, onDirty: (isDirty: boolean) => void) {
  const { current, timezone } = subject
  const [text, setText] = useTextOver<RatesText>(ratesText(current))
  const [day, setDay] = useState('')
  const { rates, problems } = ratesFrom(text)
  const isChanged = rates !== undefined && !isSameRates(rates, current)
  const isDirty = rates === undefined || isChanged || day !== ''
  useDirty(isDirty, onDirty)
  const saving = useRatesSaving(subject, (done) => {
    setDay('')
    // Until that day the fields show the current rates.
    setText(ratesText(done.day === '' ? done.rates : current))
  })
  const today = dayOf(serverNow(), timezone)
  return {
    text,
    change: (patch: Partial<RatesText>) => setText({ ...text, ...patch }),
    day,
    setDay,
    today,
    isPast: day !== '' && (!isDay(day) || day < today),
    rates,
    problems,
    isDirty,
    isChanged,
    /** Whether saving would change nothing. */
    isHeld: rates !== undefined && isSameRates(rates, heldFrom(subject, day)),
    error: saving.error,
    isSaving: saving.isPending,
    save: () => rates && saving.mutate({ rates, day }),
    reset: () => {
      setText(ratesText(current))
      setDay('')
      saving.reset()
    },
  }
}
