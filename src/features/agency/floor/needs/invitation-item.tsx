import { useState } from 'react'

import type { Employee } from '@/domain/agency/employee'
import { formatDate } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { RelativeTime } from '@/ui/text/time'
import { RichText } from '@/ui/text/rich-text'

import { CancelInvitesDialog } from '../../staff/cancel-invites-dialog'
import { CopyInviteLink } from '../../staff/copy-invite-link'
import { usePersonActions } from '../../staff/use-person-actions'
import { employeeName } from '../../table/person-name'
import { ActionItem } from './action-item'

function InvitationFacts({ person: { email, invitedAt, inviteEndsAt } }: { person: Employee }) {
  const { t } = useTranslation('analytics')
  const hasEnded = inviteEndsAt !== null && inviteEndsAt <= serverNow()
  return (
    <>
      <p className="break-words">
        <bdi>{email}</bdi>
      </p>
      {invitedAt !== null && !hasEnded && (
        <p>
          <RichText text={t('floor.invite_open')} parts={{ when: <RelativeTime at={invitedAt} /> }} />
        </p>
      )}
      {inviteEndsAt !== null && (
        <p>
          {hasEnded
            ? t('floor.invite_ended')
            : t('floor.invite_lasts', { day: isolate(formatDate(inviteEndsAt)) })}
        </p>
      )}
    </>
  )
}

/** An unanswered invitation, to resend or to cancel after a confirmation. */
export function InvitationItem({ person }: { person: Employee }) {
  const { t } = useTranslation('analytics')
  const [isConfirming, setConfirming] = useState(false)
  const personAction = usePersonActions()
  const name = employeeName(person)
  const disabledReason = person.canEdit ? undefined : t('floor.cannot_edit')
  return (
    <ActionItem
      person={{ id: person.userId, name }}
      title={<bdi>{name}</bdi>}
      actions={
        <>
          <Button
            size="small"
            aria-label={t('floor.resend_of', { name: isolate(name) })}
            busy={personAction.isPending}
            disabledReason={disabledReason}
            onClick={() => personAction.mutate({ action: 'resend', people: [person] })}
          >
            {t('floor.resend')}
          </Button>
          {person.inviteLink !== null && (
            <CopyInviteLink
              link={person.inviteLink}
              name={t('creators.copy_link_of', { name: isolate(name) })}
            />
          )}
          <Button
            size="small"
            kind="ghost"
            aria-label={t('floor.withdraw_of', { name: isolate(name) })}
            disabledReason={disabledReason}
            onClick={() => setConfirming(true)}
          >
            {t('floor.withdraw')}
          </Button>
          <CallError error={personAction.error} className="w-full" />
          {isConfirming && <CancelInvitesDialog people={[person]} onClose={() => setConfirming(false)} />}
        </>
      }
    >
      <InvitationFacts person={person} />
    </ActionItem>
  )
}
