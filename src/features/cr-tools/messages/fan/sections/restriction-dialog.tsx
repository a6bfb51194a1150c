import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { blockFan, restrictFan } from '@/api/calls/chat/fan'
import { getChannel } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { FieldError } from '@/ui/feedback/field-error'
import { plainName } from '@/ui/text/user-name'

import { useName } from '../../../people/names'
import { type FanSubject, patchFan } from '../base/fan-cache'

export type RestrictionAction = 'block' | 'unblock' | 'restrict' | 'unrestrict'

/** Sends the change; the channel's own data then updates the composer. */
function useRestrictFan(subject: FanSubject, act: RestrictionAction, onDone: () => void) {
  const client = useQueryClient()
  const { creatorId, userId, channelId } = subject
  return useMutation({
    mutationFn: async () => {
      const as = { creatorId }
      if (act === 'block' || act === 'unblock') await send(blockFan, { userId, blocked: act === 'block' }, as)
      else await send(restrictFan, { userId, restricted: act === 'restrict' }, as)
    },
    onSuccess: () => {
      patchFan(client, subject, () =>
        act === 'block' || act === 'unblock'
          ? { isBlocked: act === 'block' }
          : { isRestricted: act === 'restrict' },
      )
      void client.invalidateQueries({ queryKey: queryOf(getChannel, { channelId }, creatorId).queryKey })
      onDone()
    },
  })
}

/** Confirms blocking or restricting a fan, or undoing it; title and button name the action. */
export function RestrictionDialog({
  subject,
  act,
  onClose,
}: {
  subject: FanSubject
  act: RestrictionAction
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const name = useName(subject.userId) ?? t('fan.unknown_name')
  const change = useRestrictFan(subject, act, onClose)
  const isHarsh = act === 'block' || act === 'restrict'
  return (
    <Dialog
      isAlert={isHarsh}
      size="small"
      title={t(`fan.${act}_title`, { name: isolate(plainName(name)) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('fan.cancel')}</Button>
          <Button
            kind={isHarsh ? 'danger' : 'primary'}
            busy={change.isPending}
            onClick={() => change.mutate()}
          >
            {t(`fan.${act}_act`)}
          </Button>
        </>
      }
    >
      <p>{t(`fan.${act}_text`)}</p>
      <div role="alert">{change.error && <FieldError>{errorText(change.error)}</FieldError>}</div>
    </Dialog>
  )
}
