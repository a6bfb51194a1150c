import { useTranslation } from '@/i18n/use-translation'

import { fillScript } from '@/domain/chat/script-variables'
import { Button } from '@/ui/button'

import { type ComposerHandle, useContentOf } from './store/composer-content'
import { useFanValues } from '../../people/fan-values'
import { recipientIdOf } from './store/recipient'

/** Replaces variables typed by hand with the fan's data or its fallback. */
export function FillVariables({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const values = useFanValues(desk.creatorId, recipientIdOf(desk))
  const filled = () => {
    const { text, lockText } = desk.getContent()
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
        desk.update(filled())
        desk.focus()
      }}
    >
      {t('composer.fill_in')}
    </Button>
  )
}
