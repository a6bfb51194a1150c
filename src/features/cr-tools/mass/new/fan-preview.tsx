import { useTranslation } from 'react-i18next'

import { fillScript, missingVariables, parseScript } from '@/domain/script-variables'
import { isolate } from '@/lib/isolate'
import { FieldError } from '@/ui/field-error'

import { type ComposerDesk, useContentOf } from '../../messages'
import { creatorName, useCreator } from '../../creators'
import { nameOf, useDisplay } from '../../names'

/** What is known of a fan and the creator, by the names that texts ask for. */
function useValues(userId: string): ReadonlyMap<string, string> {
  const display = useDisplay(userId)
  const { creator } = useCreator()
  const called = display ? nameOf(display) : undefined
  const values = {
    name: called,
    nickname: called,
    username: display?.username,
    creator: creator && creatorName(creator.creator),
  }
  return new Map(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
}

const hasVariables = (text: string): boolean => parseScript(text).some(({ kind }) => kind === 'variable')

/** A text with variables as one of those it reaches will read it; nothing for a text without any (screens S12). */
export function FanPreview({ desk, userId }: { desk: ComposerDesk; userId: string }) {
  const { t } = useTranslation('tools')
  const values = useValues(userId)
  const name = values.get('name')
  const shown = useContentOf(desk, ({ text }) => (hasVariables(text) ? fillScript(text, values) : null))
  const missing = useContentOf(desk, ({ text }) => missingVariables(text, values).join(', '))
  if (shown === null || name === undefined) return null
  return (
    <div className="grid gap-1 rounded-card bg-fill px-3 py-2">
      <p className="text-12 text-text-quiet">{t('mass.preview', { name: isolate(name) })}</p>
      <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {shown}
      </p>
      {missing !== '' && <FieldError>{t('mass.preview_missing', { names: isolate(missing) })}</FieldError>}
    </div>
  )
}
