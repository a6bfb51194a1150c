import type { ReviewMark } from '@/domain/agency/message-review'

import { useChoiceParam } from '../performance-tab'

/** The message filters besides people and days; each is a URL parameter of the same name. */
export const REVIEW_CHOICES = {
  paid: ['any', 'paid', 'free'],
  bought: ['any', 'bought', 'not_bought'],
  reply: ['any', '120', '300', '600', '1800'],
  media: ['any', 'with', 'without'],
  flagged: ['any', 'flagged', 'clean'],
  mark: ['any', 'none', 'good', 'coach', 'flag'],
} as const

type ReviewChoiceOptions = typeof REVIEW_CHOICES
export type ReviewField = keyof ReviewChoiceOptions
export type ReviewChoice = { [Field in ReviewField]: ReviewChoiceOptions[Field][number] }

export const QUERY = 'contains'
/** The URL parameters. */
export const REVIEW_PARAMS: readonly string[] = [...Object.keys(REVIEW_CHOICES), QUERY]

const yesOrNo = (value: string, yes: string): boolean | undefined =>
  value === 'any' ? undefined : value === yes

/** The request fields of the choices; `any` sends nothing. */
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
  } // the same fields, without the undefined ones
  const wanted: { mark?: ReviewMark | null } = mark === 'any' ? {} : { mark: mark === 'none' ? null : mark }
  return { ...said, ...wanted }
}

/** The choices of the URL, each with its setter. */
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

/** The chosen values without setters. */
export const chosenValues = (of: ReturnType<typeof useReviewChoices>): ReviewChoice => ({
  paid: of.paid[0],
  bought: of.bought[0],
  reply: of.reply[0],
  media: of.media[0],
  flagged: of.flagged[0],
  mark: of.mark[0],
})
