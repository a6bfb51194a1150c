import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { deleteScript, listScripts } from '@/api/calls/chat/scripts'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { Script } from '@/domain/chat/script'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'

import type { ComposerHandle } from '../../store/composer-content'

/** Inline confirmation, because a script is shared by the whole staff. */
export function DeleteScriptConfirmation({
  desk,
  script,
  onDone,
  onStay,
}: {
  desk: ComposerHandle
  script: Script
  onDone: () => void
  onStay: () => void
}) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const drop = useMutation({
    ...mutationOf(deleteScript, desk.creatorId),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [listScripts.path] })
      onDone()
    },
  })
  return (
    <div
      role="alertdialog"
      aria-label={t('compose_tools.script_delete')}
      className="grid gap-2 rounded-control bg-fill p-3"
    >
      <p>{t('compose_tools.script_delete_text', { name: isolate(script.name) })}</p>
      {drop.error && <FieldError>{errorText(drop.error)}</FieldError>}
      <div className="flex justify-end gap-2">
        <Button autoFocus size="small" onClick={onStay}>
          {t('compose_tools.cancel')}
        </Button>
        <Button
          size="small"
          kind="danger"
          busy={drop.isPending}
          onClick={() => drop.mutate({ scriptId: script.scriptId })}
        >
          {t('compose_tools.script_delete')}
        </Button>
      </div>
    </div>
  )
}
