import { useTranslation } from '@/i18n/use-translation'

import { fillScript, parseScript } from '@/domain/chat/script-variables'
import { isolate } from '@/lib/text/isolate'

import { type ComposerStore, useContentOf } from '../../messages'
import { useFanValues } from '../../people/use-fan-values'

const hasVariables = (text: string): boolean => parseScript(text).some(({ kind }) => kind === 'variable')

function VariablePreview({ composer, userId }: { composer: ComposerStore; userId: string }) {
  const { t } = useTranslation('tools')
  const values = useFanValues(composer.creatorId, userId)
  const name = values.get('name')
  const shown = useContentOf(composer, ({ text }) => fillScript(text, values))
  if (name === undefined) return null
  return (
    <div className="grid gap-1 rounded-card bg-fill px-3 py-2">
      <p className="text-12 text-text-quiet">{t('mass.preview', { name: isolate(name) })}</p>
      <p dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {shown}
      </p>
    </div>
  )
}

/** Previews the text for one recipient; renders nothing without variables (screens S12). */
export function MassFanPreview(props: { composer: ComposerStore; userId: string }) {
  return useContentOf(props.composer, ({ text }) => hasVariables(text)) ? (
    <VariablePreview {...props} />
  ) : null
}
