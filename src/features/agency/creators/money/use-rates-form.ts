import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { previewSplit, updateAgencyCreator } from '@/api/calls/agency-creators'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency-creator'
import type { CreatorRates } from '@/domain/creator-rates'
import { dayOf, isDay, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { serverNow } from '@/services/server-clock'
import { toast } from '@/services/toasts'

import { putCreators } from '../creator-cache'
import { useDirty } from '../use-dirty'
import { useTextOver } from '../use-text-over'
import { isSameRates, ratesFrom, ratesText, type RatesText } from './rates'

interface Saving {
  rates: CreatorRates
  /** Empty: at once. */
  day: string
}

interface Subject {
  creator: AgencyCreator
  /** The split that holds. */
  current: CreatorRates
  timezone: string
}

/** Writes a split, and offers to take it back. */
function useRatesSaving({ creator, current, timezone }: Subject, settle: (done: Saving) => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const write = async ({ rates, day }: Saving) => {
    const from = isDay(day) ? { effectiveFrom: isoOf(startOfDay(day, timezone)) } : {}
    const { creatorAgencyId } = creator
    putCreators(client, [await send(updateAgencyCreator, { creatorAgencyId, ...rates, ...from })])
    void client.invalidateQueries({ queryKey: [previewSplit.path] })
  }
  const undo = async (done: Saving) => {
    try {
      await write({ ...done, rates: current })
      settle({ ...done, rates: current })
      toast.info(t('creators.undone'))
    } catch (error) {
      toast.error(t('creators.undo_failed', { reason: errorText(error) }))
    }
  }
  const words = ({ day }: Saving) => {
    if (!isDay(day)) return t('creators.rates_saved')
    const date = formatDate(startOfDay(day, timezone), { dateStyle: 'medium', timeZone: timezone })
    return t('creators.rates_saved_from', { date: isolate(date) })
  }
  return useMutation({
    mutationFn: write,
    onSuccess: (_, done) => {
      settle(done)
      toast.success(words(done), { action: { label: t('creators.undo'), onPress: () => void undo(done) } })
    },
  })
}

export interface RatesForm extends ReturnType<typeof useRatesForm> {}

/** A creator's split as it is being changed, and from when on it is to hold. */
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
    // Until its day comes the fields say what holds now.
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
