import { useTranslation } from '@/i18n/use-translation'

import { fillScript } from '@/domain/script-variables'
import { Button } from '@/ui/button'

import { type ComposerDesk, useContentOf } from './content'
import { useScriptValues } from './tools/scripts/use-script-values'

/** Replaces variables typed by hand with the fan's data or its fallback. */
export function FillIn({ desk }: { desk: ComposerDesk }) {
  const { t } = useTranslation('tools')
  const values = useScriptValues(desk)
  const filled = () => {
    const { text, lockText } = desk.read()
    return { text: fillScript(text, values), lockText: lockText && fillScript(lockText, values) }
  }
  const isAny = useContentOf(desk, ({ text, lockText }) => {
    const after = filled()
    return after.text !== text || after.lockText !== lockText
  })
  if (!isAny) return null
  return (
    <Button
      size="small"
      className="mt-1"
      onClick={() => {
        desk.change(filled())
        desk.focus()
      }}
    >
      {t('composer.fill_in')}
    </Button>
  )
}
