import { useTranslation } from '@/i18n/use-translation'

import { fillScript } from '@/domain/chat/script-variables'
import { Button } from '@/ui/button'

import { type ComposerStore, useContentOf } from './store/composer-store'
import { useFanValues } from '../../people/use-fan-values'
import { recipientIdOf } from './store/recipient'

/** Replaces variables typed by hand with the fan's data or its fallback. */
export function FillVariables({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const values = useFanValues(composer.creatorId, recipientIdOf(composer))
  const filled = () => {
    const { text, lockText } = composer.getContent()
    return { text: fillScript(text, values), lockText: lockText && fillScript(lockText, values) }
  }
  const isAny = useContentOf(composer, ({ text, lockText }) => {
    const after = filled()
    return after.text !== text || after.lockText !== lockText
  })
  if (!isAny) return null
  return (
    <Button
      size="small"
      className="mt-1"
      onClick={() => {
        composer.update(filled())
        composer.focus()
      }}
    >
      {t('composer.fill_in')}
    </Button>
  )
}
