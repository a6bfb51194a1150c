import { Check } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { Icon } from '@/ui/icon'

import type { NoteState } from './note-autosave'

/** The state of the autosave; always mounted, so that the layout does not shift. */
export function NoteStateLine({ state, onRetry }: { state: NoteState; onRetry: () => void }) {
  const { t } = useTranslation('profile')
  if (state.kind === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-baseline gap-x-2">
        <FieldError>{t('fan.note_failed', { reason: errorText(state.error) })}</FieldError>
        <Button kind="link" size="small" onClick={onRetry}>
          {t('fan.note_retry')}
        </Button>
      </div>
    )
  return (
    <p role="status" className="flex min-h-[18px] items-center gap-1 text-13 text-text-quiet">
      {state.kind === 'typed' && t('fan.note_typed')}
      {state.kind === 'saving' && t('fan.note_saving')}
      {state.kind === 'saved' && (
        <>
          <Icon of={Check} size="xxs" />
          {t('fan.note_saved_at', { time: isolate(formatTime(state.at)) })}
        </>
      )}
    </p>
  )
}
