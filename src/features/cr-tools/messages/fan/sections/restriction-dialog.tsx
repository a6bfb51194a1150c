import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { blockFan, restrictFan } from '@/api/calls/chat/fan'
import { getChannel } from '@/api/calls/chat/messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useName } from '@/api/user-names'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { plainName } from '@/ui/text/user-name'

import { type FanSubject, patchFan } from '../section/fan-cache'

export type RestrictionAction = 'block' | 'unblock' | 'restrict' | 'unrestrict'

const isHarsh = (act: RestrictionAction): boolean => act === 'block' || act === 'restrict'

/** Sends the change; the channel's own data then updates the composer. */
function useRestrictFan(subject: FanSubject, act: RestrictionAction, onDone: () => void) {
  const client = useQueryClient()
  const { creatorId, fanId: userId, channelId } = subject
  const isBlock = act === 'block' || act === 'unblock'
  const isOn = isHarsh(act)
  return useMutation({
    mutationFn: async () =>
      isBlock
        ? send(blockFan, { userId, blocked: isOn }, { creatorId })
        : send(restrictFan, { userId, restricted: isOn }, { creatorId }),
    onSuccess: () => {
      patchFan(client, subject, () => (isBlock ? { isBlocked: isOn } : { isRestricted: isOn }))
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
  const name = useName(subject.fanId) ?? t('fan.unknown_name')
  const change = useRestrictFan(subject, act, onClose)
  return (
    <Dialog
      isAlert={isHarsh(act)}
      size="small"
      title={t(`fan.${act}_title`, { name: isolate(plainName(name)) })}
      onClose={onClose}
      cancel
      actions={
        <Button
          kind={isHarsh(act) ? 'danger' : 'primary'}
          busy={change.isPending}
          onClick={() => change.mutate()}
        >
          {t(`fan.${act}_act`)}
        </Button>
      }
    >
      <p>{t(`fan.${act}_text`)}</p>
      <CallError error={change.error} />
    </Dialog>
  )
}
