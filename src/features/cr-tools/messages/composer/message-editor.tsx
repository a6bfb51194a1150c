import { useTranslation } from '@/i18n/use-translation'

import { ComposerBox } from './composer-box'
import type { ComposerDesk } from './content'
import { Counter } from './counter'
import { MessageField } from './message-field'
import { Attachments } from './tools/attachments'
import { Toolbar } from './tools/toolbar'

/** Editor for a message that is not sent from here: text, attachments, tools. */
export function MessageEditor({ desk, label }: { desk: ComposerDesk; label: string }) {
  const { t } = useTranslation('tools')
  return (
    <ComposerBox desk={desk}>
      <MessageField
        desk={desk}
        aria-label={label}
        placeholder={t('composer.placeholder')}
        className="min-h-[3lh]"
      />
      <Counter desk={desk} />
      <div className="pt-2">
        <Attachments desk={desk} />
        <Toolbar desk={desk} />
      </div>
    </ComposerBox>
  )
}
