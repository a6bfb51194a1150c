import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { translateText } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { useDebounced } from '@/services/input/use-debounced'

import { type ComposerStore, useContentOf } from '../../store/composer-store'

const DEBOUNCE_MS = 600

/** Keeps the translation in sync with the text; the message waits until it is. */
export function useLiveTranslation(composer: ComposerStore, to: string | null) {
  const text = useContentOf(composer, ({ text }) => text).trim()
  const settled = useDebounced(text, DEBOUNCE_MS)
  const isSettled = settled === text
  const read = useQuery({
    ...queryOf(translateText, { text: settled, to: to ?? '' }, composer.creatorId),
    enabled: to !== null && settled !== '' && isSettled,
    staleTime: Infinity,
  })
  const answer = isSettled && text !== '' ? read.data : undefined
  const isSame = answer !== undefined && answer.from === to
  // A failed translation does not block the message: an error is shown beside it.
  const isDue = to !== null && text !== '' && answer === undefined && !(isSettled && read.isError)
  useEffect(() => {
    const translation =
      answer && to !== null && !isSame ? { text: answer.text, from: answer.from, to, of: text } : null
    composer.update({ translation })
    composer.noteChecks({ isTranslationDue: isDue })
  }, [composer, answer, to, text, isSame, isDue])
  useEffect(() => () => composer.noteChecks({ isTranslationDue: false }), [composer])
  return {
    answer,
    isSame,
    isDue,
    error: isSettled ? read.error : null,
    retry: () => void read.refetch(),
    isEmpty: text === '',
  }
}
