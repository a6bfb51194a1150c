import { useEffect } from 'react'

import { late } from '@/services/late'

import { type ComposerDesk, useContentOf } from '../../content'
import { translateAgain, useTranslating } from './translating'

const TranslationPanel = late(async () => (await import('./translation-panel')).TranslationPanel, null, 'now')

/**
 * Shows the translation and its back-translation before sending, so that the writer can judge it (screens
 * S11).
 */
export function TranslationStrip({ desk }: { desk: ComposerDesk }) {
  const translating = useTranslating(desk)
  const given = useContentOf(desk, ({ translation }) => translation?.to)
  useEffect(() => {
    if (given !== undefined) translateAgain(desk, given)
  }, [desk, given])
  return translating && <TranslationPanel desk={desk} to={translating.to} />
}
