import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { translateText } from '@/api/calls/messages'
import { queryOf } from '@/api/query'

import { type ComposerDesk, useContentOf } from '../../content'
import { tellDue } from './translating'

const AFTER_MS = 600

/** Debounces the text. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Keeps the translation in sync with the text; the message waits until it is. */
export function useLiveTranslation(desk: ComposerDesk, to: string | null) {
  const text = useContentOf(desk, ({ text }) => text).trim()
  const settled = useSettledText(text)
  const isSettled = settled === text
  const read = useQuery({
    ...queryOf(translateText, { text: settled, to: to ?? '' }, desk.creatorId),
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
    desk.change({ translation })
    tellDue(desk, isDue)
  }, [desk, answer, to, text, isSame, isDue])
  useEffect(() => () => tellDue(desk, false), [desk])
  return {
    answer,
    isSame,
    isDue,
    error: isSettled ? read.error : null,
    retry: () => void read.refetch(),
    isEmpty: text === '',
  }
}
