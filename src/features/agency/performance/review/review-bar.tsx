import { useTranslation } from '@/i18n/use-translation'
import { useSearchParams } from 'react-router'

import { formatWaitingTime } from '@/i18n/format'
import { SearchField } from '@/ui/field/search-field'
import { ControlRow } from '@/ui/layout/control-row'
import { Select } from '@/ui/field/select'
import { useDebouncedSearch } from '@/services/input/use-search-text'

import { QUERY, REVIEW_CHOICES, type useReviewChoices } from './review-filter'

type ReviewChoices = ReturnType<typeof useReviewChoices>

/** The debounce of the search. */
const DEBOUNCE_MS = 300

/** The search in the URL, and the text being typed. */
function useSearchText() {
  const [params, setParams] = useSearchParams()
  const said = params.get(QUERY) ?? ''
  const write = (text: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (text === '') next.delete(QUERY)
        else next.set(QUERY, text)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return useDebouncedSearch(said, write, DEBOUNCE_MS)
}

/** Filters messages by kind. */
export function ReviewBar({ choices }: { choices: ReviewChoices }) {
  const { t } = useTranslation('analytics')
  const { typed, type } = useSearchText()
  const { paid, bought, reply, media, flagged, mark } = choices
  const choice = <Value extends string>(
    label: string,
    values: readonly Value[],
    [value, onChange]: readonly [Value, (to: Value) => void],
    nameOf: (value: Value) => string,
  ) => (
    <Select
      label={label}
      labelHidden
      options={values.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value}
      onChange={onChange}
    />
  )
  return (
    <ControlRow name={t('performance.review_bar')}>
      <SearchField name={t('performance.contains')} value={typed} onChange={type} className="w-60" />
      {choice(t('performance.paid'), REVIEW_CHOICES.paid, paid, (one) => t(`performance.paid_${one}`))}
      {choice(t('performance.bought_label'), REVIEW_CHOICES.bought, bought, (one) =>
        t(`performance.bought_${one}`),
      )}
      {choice(t('performance.reply'), REVIEW_CHOICES.reply, reply, (one) =>
        one === 'any'
          ? t('performance.reply_any')
          : t('performance.reply_over', { time: formatWaitingTime(Number(one) * 1000) }),
      )}
      {choice(t('performance.media_label'), REVIEW_CHOICES.media, media, (one) =>
        t(`performance.media_${one}`),
      )}
      {choice(t('performance.flagged'), REVIEW_CHOICES.flagged, flagged, (one) =>
        t(`performance.flagged_${one}`),
      )}
      {choice(t('performance.mark'), REVIEW_CHOICES.mark, mark, (one) => t(`performance.marked_${one}`))}
    </ControlRow>
  )
}
