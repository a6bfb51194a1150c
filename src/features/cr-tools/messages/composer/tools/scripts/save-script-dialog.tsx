import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts, saveScript } from '@/api/calls/chat/scripts'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { SCRIPT_NAME_MAX_LENGTH } from '@/config/tool-limits'
import { fillScript } from '@/domain/chat/script-variables'
import { useLanguage } from '@/i18n/language-provider'
import { requiredText } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormText } from '@/ui/field/form/form-text-fields'
import { useForm } from '@/ui/field/form/use-form'
import { cutText } from '@/lib/text/graphemes'

import type { DraftContent } from '../../../../outbox/composer-draft'
import { ScriptText } from './script-text'

interface SaveScriptDialogProps {
  creatorId: string
  /** Its text is a script's, with variables. */
  content: Pick<DraftContent, 'text' | 'media' | 'price'>
  onClose: () => void
}

const NAME_LENGTH = 40
const NO_VALUES = new Map<string, string>()

const firstLineOf = (text: string): string =>
  cutText(fillScript(text, NO_VALUES).trim().split('\n', 1)[0] ?? '', NAME_LENGTH)

/** Saves a message as a script with one step. */
export function SaveScriptDialog({ creatorId, content, onClose }: SaveScriptDialogProps) {
  const { t } = useTranslation('tools')
  const language = useLanguage()
  const { text, media, price } = content
  const [start] = useState(() => firstLineOf(text))
  const form = useForm({
    schema: v.object({ name: requiredText(t('thread.script_name_missing')) }),
    values: { name: start },
    draftKey: `script-name:${creatorId}:${start}`,
    save: ({ name }, { clientId }) => {
      const mediaIds = media.map(({ mediaId }) => mediaId)
      const steps = [{ text, mediaIds, price: price ?? 0, waitFor: 'nothing' as const }]
      return send(saveScript, { clientId, name, folderId: null, language, steps }, { creatorId })
    },
    refresh: useInvalidateCalls(listScripts),
    done: t('thread.script_saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('thread.script_title')}
      save={t('thread.script_act')}
      cancel={t('thread.cancel')}
      onClose={onClose}
    >
      <FormText form={form} name="name" label={t('thread.script_name')} maxLength={SCRIPT_NAME_MAX_LENGTH} />
      <div>
        <p className="mb-1 text-13 font-medium text-text">{t('thread.script_text')}</p>
        <p dir="auto" className="max-h-40 overflow-y-auto [overflow-wrap:anywhere] whitespace-pre-wrap">
          <ScriptText text={text} values={NO_VALUES} />
        </p>
      </div>
    </FormDialog>
  )
}
