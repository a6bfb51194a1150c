import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts, saveScript } from '@/api/calls/chat/scripts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { fillScript } from '@/domain/chat/script-variables'
import { useLanguage } from '@/i18n/language-provider'
import { isBlank } from '@/lib/text/blank'
import { toast } from '@/services/page/toasts'
import { useUnsaved } from '@/services/page/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'
import { TextField } from '@/ui/field/text-field'

import type { ComposerContent } from '../../store/composer-store'
import { emptyStep, saveScriptRequest } from './script-draft'
import { ScriptText } from './script-text'

interface SaveScriptDialogProps {
  creatorId: string
  /** Its text is a script's, with variables. */
  content: Pick<ComposerContent, 'text' | 'media' | 'price'>
  onClose: () => void
}

const NAME_LENGTH = 40
const NO_VALUES = new Map<string, string>()

const firstLineOf = (text: string): string =>
  fillScript(text, NO_VALUES).trim().split('\n', 1)[0]?.slice(0, NAME_LENGTH) ?? ''

/** Saves a message as a script with one step. */
export function SaveScriptDialog({ creatorId, content, onClose }: SaveScriptDialogProps) {
  const { t } = useTranslation('tools')
  const language = useLanguage()
  const { text, media, price } = content
  const [start] = useState(() => firstLineOf(text))
  const [name, setName] = useState(start)
  const [isMissing, setMissing] = useState(false)
  const save = useMutation({
    ...mutationOf(saveScript, creatorId),
    meta: { onError: 'throw' },
    onSuccess: (_script, _request, _result, { client }) =>
      client.invalidateQueries({ queryKey: [listScripts.path] }),
  })
  const isChanged = name !== start
  useUnsaved(isChanged)
  const go = () => {
    if (isBlank(name)) return setMissing(true)
    const steps = [{ ...emptyStep(), text, media, price }]
    const onSuccess = () => {
      toast.success(t('thread.script_saved'))
      onClose()
    }
    const script = { scriptId: undefined, name, folderId: null, language, steps }
    save.mutate(saveScriptRequest(script), { onSuccess })
  }
  return (
    <Dialog
      onClose={onClose}
      closing={isChanged ? 'warn' : 'free'}
      title={t('thread.script_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('thread.cancel')}</Button>
          <Button kind="primary" busy={save.isPending} onClick={go}>
            {t('thread.script_act')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('thread.script_name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isMissing && isBlank(name) ? t('thread.script_name_missing') : undefined}
      />
      <p className="mt-4 mb-1 text-13 font-medium text-text">{t('thread.script_text')}</p>
      <p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap">
        <ScriptText text={text} values={NO_VALUES} />
      </p>
      <div role="alert" className="mt-3 empty:hidden">
        {save.error && <FieldError>{errorText(save.error)}</FieldError>}
      </div>
    </Dialog>
  )
}
