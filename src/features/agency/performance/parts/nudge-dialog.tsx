import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { nudge } from '@/api/calls/floor'
import { errorText } from '@/api/errors'
import { send } from '@/api/send'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { TextArea } from '@/ui/text-area'

const TEXT_AT_MOST = 500
const NAMED_AT_MOST = 3

/** The text, and its sending to one person after another. */
function useNudge(userIds: readonly string[], onDone: () => void) {
  const { t } = useTranslation('analytics')
  const [text, setText] = useState('')
  /** People who already got it, so that a retry sends no duplicate. */
  const [told, setTold] = useState<ReadonlySet<string>>(() => new Set())
  const isDirty = text.trim() !== ''
  useUnsaved(isDirty)
  const write = useMutation({
    mutationFn: async () => {
      for (const userId of userIds.filter((id) => !told.has(id))) {
        await send(nudge, { userId, text: text.trim() })
        setTold((known) => new Set([...known, userId]))
      }
    },
    onSuccess: () => {
      toast.success(t('performance.nudge_sent', { count: userIds.length }))
      onDone()
    },
  })
  return { text, setText, isDirty, write }
}

/** Sends a notification to some of the team. */
export function NudgeDialog({
  userIds,
  nameOf,
  onClose,
}: {
  userIds: readonly string[]
  nameOf: (id: string) => string
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const { text, setText, isDirty, write } = useNudge(userIds, onClose)
  const names = formatList([
    ...userIds.slice(0, NAMED_AT_MOST).map((id) => isolate(nameOf(id))),
    ...(userIds.length > NAMED_AT_MOST
      ? [t('performance.more_people', { count: userIds.length - NAMED_AT_MOST })]
      : []),
  ])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('performance.nudge_title', { names })}
      closing={isDirty ? 'warn' : 'free'}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('performance.cancel')}
          </Button>
          <Button
            kind="primary"
            busy={write.isPending}
            disabledReason={isDirty ? undefined : t('performance.nudge_empty')}
            onClick={() => write.mutate()}
          >
            {t('performance.nudge')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('performance.nudge_text')}
        hint={t('performance.nudge_hint')}
        value={text}
        maxLength={TEXT_AT_MOST}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="alert">{write.error && <FieldError>{errorText(write.error)}</FieldError>}</div>
    </Dialog>
  )
}
