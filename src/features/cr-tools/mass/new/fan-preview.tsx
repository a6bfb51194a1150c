import { useTranslation } from '@/i18n/use-translation'

import { fillScript, parseScript } from '@/domain/script-variables'
import { isolate } from '@/lib/isolate'

import { type ComposerDesk, useContentOf } from '../../messages'
import { useFanValues } from '../../fan-values'

const hasVariables = (text: string): boolean => parseScript(text).some(({ kind }) => kind === 'variable')

function Preview({ desk, userId }: { desk: ComposerDesk; userId: string }) {
  const { t } = useTranslation('tools')
  const values = useFanValues(desk.creatorId, userId)
  const name = values.get('name')
  const shown = useContentOf(desk, ({ text }) => fillScript(text, values))
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
export function FanPreview(props: { desk: ComposerDesk; userId: string }) {
  return useContentOf(props.desk, ({ text }) => hasVariables(text)) ? <Preview {...props} /> : null
}
