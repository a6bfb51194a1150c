import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { formatWaitingTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { givenFields } from '@/lib/given-fields'
import { choiceField, paramNames, textField, type UrlState } from '@/lib/url-state'
import { Select } from '@/ui/field/select'
import { ControlRow } from '@/ui/layout/control-row'

/** The message filters besides people and days; each is a URL parameter of the same name. */
const REVIEW_CHOICES = {
  paid: ['any', 'paid', 'free'],
  bought: ['any', 'bought', 'not_bought'],
  reply: ['any', '120', '300', '600', '1800'],
  media: ['any', 'with', 'without'],
  flagged: ['any', 'flagged', 'clean'],
  mark: ['any', 'none', 'good', 'coach', 'flag'],
} as const

const QUERY = 'contains'
/** The choices in the URL. */
export const REVIEW_SCHEMA = {
  paid: choiceField(REVIEW_CHOICES.paid, 'any'),
  bought: choiceField(REVIEW_CHOICES.bought, 'any'),
  reply: choiceField(REVIEW_CHOICES.reply, 'any'),
  media: choiceField(REVIEW_CHOICES.media, 'any'),
  flagged: choiceField(REVIEW_CHOICES.flagged, 'any'),
  mark: choiceField(REVIEW_CHOICES.mark, 'any'),
  query: { ...textField(), name: QUERY },
}
export type ReviewChoice = UrlState<typeof REVIEW_SCHEMA>

/** The URL parameters. */
export const REVIEW_PARAMS: readonly string[] = paramNames(REVIEW_SCHEMA)

const yesOrNo = (value: string, yes: string): boolean | null => (value === 'any' ? null : value === yes)

/** The request fields of the choices; `any` sends nothing. */
export const reviewRequest = ({ paid, bought, reply, media, flagged, mark, query }: ReviewChoice) => ({
  ...givenFields({
    paid: yesOrNo(paid, 'paid'),
    bought: yesOrNo(bought, 'bought'),
    hasMedia: yesOrNo(media, 'with'),
    flagged: yesOrNo(flagged, 'flagged'),
    replyOver: reply === 'any' ? null : Number(reply),
    query,
    mark: mark === 'any' || mark === 'none' ? null : mark,
  }),
  ...(mark === 'none' && { mark: null }),
})

interface ReviewBarProps {
  choice: ReviewChoice
  onChange: (change: Partial<ReviewChoice>) => void
}

/** Filters messages by kind. */
export function ReviewBar({ choice, onChange }: ReviewBarProps) {
  const { t } = useTranslation('analytics')
  const select = <Field extends keyof typeof REVIEW_CHOICES>(
    field: Field,
    values: readonly ReviewChoice[Field][],
    label: string,
    nameOf: (value: ReviewChoice[Field]) => string,
  ) => (
    <Select
      label={label}
      labelHidden
      options={values.map((value) => ({ value, label: nameOf(value) }))}
      value={choice[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
  const { paid, bought, reply, media, flagged, mark } = REVIEW_CHOICES
  return (
    <ControlRow name={t('performance.review_bar')}>
      <UrlSearchField param={QUERY} name={t('performance.contains')} className="w-60" />
      {select('paid', paid, t('performance.paid'), (one) => t(`performance.paid_${one}`))}
      {select('bought', bought, t('performance.bought_label'), (one) => t(`performance.bought_${one}`))}
      {select('reply', reply, t('performance.reply'), (one) =>
        one === 'any'
          ? t('performance.reply_any')
          : t('performance.reply_over', { time: formatWaitingTime(Number(one) * 1000) }),
      )}
      {select('media', media, t('performance.media_label'), (one) => t(`performance.media_${one}`))}
      {select('flagged', flagged, t('performance.flagged'), (one) => t(`performance.flagged_${one}`))}
      {select('mark', mark, t('performance.mark'), (one) => t(`performance.marked_${one}`))}
    </ControlRow>
  )
}
