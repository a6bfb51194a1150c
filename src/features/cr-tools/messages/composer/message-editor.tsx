import { useTranslation } from '@/i18n/use-translation'

import { ComposerBox } from './composer-box'
import type { ComposerHandle } from './store/composer-content'
import { CharactersLeft } from './characters-left'
import { MessageField } from './message-field'
import { LazyAttachments } from './tools/attachments/lazy-attachments'
import { ComposerToolbar } from './tools/composer-toolbar'

/** Editor for a message that is not sent from here: text, attachments, tools. */
export function MessageEditor({ desk, label }: { desk: ComposerHandle; label: string }) {
  const { t } = useTranslation('tools')
  return (
    <ComposerBox desk={desk}>
      <MessageField
        composer={desk}
        aria-label={label}
        placeholder={t('composer.placeholder')}
        className="min-h-[3lh]"
      />
      <CharactersLeft desk={desk} />
      <div className="pt-2">
        <LazyAttachments desk={desk} />
        <ComposerToolbar desk={desk} />
      </div>
    </ComposerBox>
  )
}
