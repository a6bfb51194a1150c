import type { ReviewMark } from '@/domain/message-review'

import { useChoiceParam } from '../tab'

/** What narrows the messages down besides people and days; each stands in the address under its own name. */
export const REVIEW_CHOICES = {
  paid: ['any', 'paid', 'free'],
  bought: ['any', 'bought', 'not_bought'],
  reply: ['any', '120', '300', '600', '1800'],
  media: ['any', 'with', 'without'],
  flagged: ['any', 'flagged', 'clean'],
  mark: ['any', 'none', 'good', 'coach', 'flag'],
} as const

type Choices = typeof REVIEW_CHOICES
export type ReviewField = keyof Choices
export type ReviewChoice = { [Field in ReviewField]: Choices[Field][number] }

export const QUERY = 'contains'
/** The names in the address. */
export const REVIEW_PARAMS: readonly string[] = [...Object.keys(REVIEW_CHOICES), QUERY]

const yesOrNo = (value: string, yes: string): boolean | undefined =>
  value === 'any' ? undefined : value === yes

/** The choices as the request carries them; what is not said filters nothing. */
export function reviewRequest({ paid, bought, reply, media, flagged, mark }: ReviewChoice, query: string) {
  const fields = {
    paid: yesOrNo(paid, 'paid'),
    bought: yesOrNo(bought, 'bought'),
    hasMedia: yesOrNo(media, 'with'),
    flagged: yesOrNo(flagged, 'flagged'),
    replyOver: reply === 'any' ? undefined : Number(reply),
    query: query.trim() === '' ? undefined : query.trim(),
  }
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof typeof fields]?: NonNullable<(typeof fields)[Field]>
  } // the same fields, without those that say nothing
  const wanted: { mark?: ReviewMark | null } = mark === 'any' ? {} : { mark: mark === 'none' ? null : mark }
  return { ...said, ...wanted }
}

/** The choices in the address, each with how it is changed. */
export function useReviewChoices() {
  return {
    paid: useChoiceParam('paid', REVIEW_CHOICES.paid),
    bought: useChoiceParam('bought', REVIEW_CHOICES.bought),
    reply: useChoiceParam('reply', REVIEW_CHOICES.reply),
    media: useChoiceParam('media', REVIEW_CHOICES.media),
    flagged: useChoiceParam('flagged', REVIEW_CHOICES.flagged),
    mark: useChoiceParam('mark', REVIEW_CHOICES.mark),
  }
}

/** What is chosen, without how it is changed. */
export const choiceOf = (of: ReturnType<typeof useReviewChoices>): ReviewChoice => ({
  paid: of.paid[0],
  bought: of.bought[0],
  reply: of.reply[0],
  media: of.media[0],
  flagged: of.flagged[0],
  mark: of.mark[0],
})
