import type { TFunction } from 'i18next'

import type { Language, Namespace } from '@/config/languages'

import { i18next } from './index'

/**
 * Translations in another language than the user's, for a text that another person reads. Resolves when they
 * have loaded.
 */
export async function loadFixedT<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Promise<TFunction<Name>> {
  await i18next.reloadResources([language], [namespace])
  return i18next.getFixedT(language, namespace)
}
