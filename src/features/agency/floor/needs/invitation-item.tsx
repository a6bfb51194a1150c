import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Employee } from '@/domain/agency/employee'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'
import { RelativeTime } from '@/ui/text/relative-time'
import { RichText } from '@/ui/text/rich-text'

import { CancelInvitesDialog } from '../../employees/cancel-invites-dialog'
import { employeeName } from '../../table/person-name'
import { usePersonActions } from '../../employees/use-person-actions'
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
  const [isAsking, setAsking] = useState(false)
  const act = usePersonActions(() => setAsking(false))
  const name = employeeName(person)
  const held = person.canEdit ? undefined : t('floor.cannot_edit')
  const isBusy = (kind: string) => act.isPending && act.variables.act === kind
  return (
    <ActionItem
      person={{ id: person.userId, name }}
      title={<bdi>{name}</bdi>}
      acts={
        <>
          <Button
            size="small"
            aria-label={`${t('floor.resend')} ${isolate(name)}`}
            busy={isBusy('resend')}
            disabledReason={held}
            onClick={() => act.mutate({ act: 'resend', people: [person] })}
          >
            {t('floor.resend')}
          </Button>
          <Button
            size="small"
            kind="ghost"
            aria-label={`${t('floor.withdraw')} ${isolate(name)}`}
            disabledReason={held}
            onClick={() => setAsking(true)}
          >
            {t('floor.withdraw')}
          </Button>
          <div role="alert" className="w-full empty:hidden">
            {act.error && !isAsking && <FieldError>{errorText(act.error)}</FieldError>}
          </div>
          {isAsking && (
            <CancelInvitesDialog
              people={[person]}
              isBusy={isBusy('cancel')}
              error={act.error}
              onCancelInvites={() => act.mutate({ act: 'cancel', people: [person] })}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      }
    >
      <InvitationFacts person={person} />
    </ActionItem>
  )
}
