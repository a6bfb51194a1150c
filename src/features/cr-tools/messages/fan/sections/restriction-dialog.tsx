import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { blockFan, restrictFan } from '@/api/calls/chat/fan'
import { send } from '@/api/send'
import { useName } from '@/api/user-names'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { isolatedName } from '@/ui/text/user-name'

import { channelQuery } from '../../../cache/channel-cache'
import { type FanSubject, useFanAnswer } from '../panel/fan-cache'

export type RestrictionAction = 'block' | 'unblock' | 'restrict' | 'unrestrict'

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
  const client = useQueryClient()
  const applyAnswer = useFanAnswer(subject)
  const { creatorId, fanId: userId, channelId } = subject
  const name = useName(userId) ?? t('fan.unknown_name')
  const isBlock = act === 'block' || act === 'unblock'
  const isOn = act === 'block' || act === 'restrict'
  return (
    <ConfirmCall
      kind={isOn ? 'danger' : 'primary'}
      title={t(`fan.${act}_title`, { name: isolatedName(name) })}
      confirmLabel={t(`fan.${act}_act`)}
      call={() =>
        isBlock
          ? send(blockFan, { userId, blocked: isOn }, { creatorId })
          : send(restrictFan, { userId, restricted: isOn }, { creatorId })
      }
      onDone={() => void applyAnswer(() => (isBlock ? { isBlocked: isOn } : { isRestricted: isOn }))}
      // The composer follows the channel's own data.
      refresh={() => client.invalidateQueries({ queryKey: channelQuery(creatorId, channelId).queryKey })}
      onClose={onClose}
    >
      {t(`fan.${act}_text`)}
    </ConfirmCall>
  )
}
