import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'

import { closeEscalation, listEscalations } from '@/api/calls/agency/escalations'
import { mutationOf } from '@/api/query'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { Escalation } from '@/domain/crisis/escalation'
import { hrefWith } from '@/domain/page/href-with'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { CallError } from '@/ui/feedback/call-error'
import { RelativeTime } from '@/ui/text/time'
import { RichText } from '@/ui/text/rich-text'

import { ActionItem } from './action-item'

/** Drops the floor's filters: they may exclude the creator. */
const escalationUrl = ({ creatorId, channelId }: Escalation): string =>
  hrefWith('agencyManage', { open: creatorId, chat: channelId })

/** A chat escalated to the manager, with its age and a link to it. */
export function EscalationItem({
  escalation,
  nameOf,
}: {
  escalation: Escalation
  nameOf: (id: string) => string
}) {
  const { t } = useTranslation('analytics')
  const close = useMutation({
    ...mutationOf(closeEscalation),
    onSuccess: useInvalidateCalls(listEscalations),
  })
  const name = nameOf(escalation.userId)
  const creator = isolate(nameOf(escalation.creatorId))
  return (
    <ActionItem
      person={{ id: escalation.userId, name }}
      title={t('floor.care_title', { name: isolate(name) })}
      actions={
        <>
          <Link to={escalationUrl(escalation)} className={buttonClasses({ size: 'small' })}>
            {t('floor.care_read')}
          </Link>
          <Button
            size="small"
            kind="ghost"
            aria-label={t('floor.care_done_of', { name: isolate(name) })}
            busy={close.isPending}
            onClick={() => close.mutate({ escalationId: escalation.escalationId })}
          >
            {t('floor.care_done')}
          </Button>
          <CallError error={close.error} className="w-full" />
        </>
      }
    >
      <p>
        {escalation.fanId === null
          ? t('floor.care_group', { creator })
          : t('floor.care_chat', { creator, fan: isolate(nameOf(escalation.fanId)) })}
      </p>
      <p>
        {escalation.source === 'incoming'
          ? t('floor.care_incoming')
          : t('floor.care_outgoing', { name: isolate(name) })}
      </p>
      <p>
        <RichText text={t('floor.care_asked')} parts={{ when: <RelativeTime at={escalation.at} /> }} />
      </p>
    </ActionItem>
  )
}
