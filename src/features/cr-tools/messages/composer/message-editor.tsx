import { useTranslation } from '@/i18n/use-translation'
import { useComposerElement } from '@/services/input/use-composer-element'

import { ComposerBox } from './composer-box'
import type { ComposerStore } from './store/composer-store'
import { CharactersLeft } from './characters-left'
import { MessageField } from './message-field'
import { LazyAttachments } from './tools/attachments/lazy-attachments'
import { ComposerToolbar } from './tools/composer-toolbar'

interface MessageEditorProps {
  composer: ComposerStore
  label: string
  /** When its page sends it; absent for at once. */
  at: number | undefined
}

/** Editor for a message that is not sent from here: text, attachments, tools. */
export function MessageEditor({ composer, label, at }: MessageEditorProps) {
  const { t } = useTranslation('tools')
  const box = useComposerElement<HTMLDivElement>({ isForFans: true })
  return (
    <ComposerBox ref={box} composer={composer}>
      <MessageField
        composer={composer}
        aria-label={label}
        placeholder={t('composer.placeholder')}
        className="min-h-[3lh]"
      />
      <CharactersLeft composer={composer} />
      <div className="pt-2">
        <LazyAttachments composer={composer} at={at} />
        <ComposerToolbar composer={composer} />
      </div>
    </ComposerBox>
  )
}
