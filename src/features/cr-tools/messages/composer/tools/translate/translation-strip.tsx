import { useEffect } from 'react'

import { deferred } from '@/services/loading/deferred'

import { type ComposerHandle, useContentOf } from '../../store/composer-content'
import { requestTranslation, useTranslationSettings } from './translation-settings'

const TranslationPanel = deferred(async () => (await import('./translation-panel')).TranslationPanel)

/**
 * Shows the translation and its back-translation before sending, so that the writer can judge it (screens
 * S11).
 */
export function TranslationStrip({ desk }: { desk: ComposerHandle }) {
  const translating = useTranslationSettings(desk)
  const given = useContentOf(desk, ({ translation }) => translation?.to)
  useEffect(() => {
    if (given !== undefined) requestTranslation(desk, given)
  }, [desk, given])
  return translating && <TranslationPanel desk={desk} to={translating.to} />
}
