import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import {
  cancelCreatorInvite,
  type CreatorInvitation,
  listCreatorInvites,
} from '@/api/calls/agency/agency-creators'
import { mutationOf, queryOf, invalidateCalls } from '@/api/query'
import { formatRate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { RelativeTime } from '@/ui/text/time'
import { SkeletonBar } from '@/ui/skeleton'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { CopyInviteLink } from '../../staff/copy-invite-link'

function SentInvitation({
  invitation,
  nameOf,
}: {
  invitation: CreatorInvitation
  nameOf: (id: string) => string
}) {
  const { t } = useTranslation('analytics')
  const { sentBy, sentAt, rate, isNet } = invitation
  const words = t(isNet ? 'creators.rate_net' : 'creators.rate_gross', { rate: formatRate(rate) })
  return (
    <span className="text-text-quiet">
      <RichText
        text={t(sentBy ? 'creators.invite_sent_by' : 'creators.invite_sent', RAW_TEXT)}
        values={{ terms: words, name: isolate(sentBy ? nameOf(sentBy) : '') }}
        parts={{ when: <RelativeTime at={sentAt} /> }}
      />
    </span>
  )
}

/** Cancels an invitation after a second press: the link stops working for good. */
function CancelInvite({ invitation, mayCancel }: { invitation: CreatorInvitation; mayCancel: boolean }) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const cancelling = useMutation({
    ...mutationOf(cancelCreatorInvite),
    onSuccess: () => {
      toast.success(t('creators.invite_cancelled'))
      return invalidateCalls(client, listCreatorInvites)
    },
  })
  const { invitationId, usernameOrEmail } = invitation
  const name = isolate(usernameOrEmail)
  return (
    <>
      {isConfirming ? (
        <span
          role="group"
          aria-label={t('creators.invite_cancel_sure')}
          className="flex flex-wrap items-center gap-2"
        >
          <span>{t('creators.invite_cancel_sure')}</span>
          <Button
            size="small"
            kind="danger"
            busy={cancelling.isPending}
            onClick={() => cancelling.mutate({ invitationId })}
          >
            {t('employees.cancel_invite')}
          </Button>
          <Button size="small" onClick={() => setConfirming(false)}>
            {t('creators.invite_keep')}
          </Button>
        </span>
      ) : (
        <Button
          size="small"
          aria-label={t('employees.cancel_invite_of', { name })}
          disabledReason={mayCancel ? undefined : t('creators.invite_locked')}
          onClick={() => setConfirming(true)}
        >
          {t('creators.invite_cancel')}
        </Button>
      )}
      <CallError error={cancelling.error} />
    </>
  )
}

/** Unanswered invitations, newest first. */
export function OpenInvitations({ mayCancel }: { mayCancel: boolean }) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(listCreatorInvites))
  const invitations = read.data?.data ?? []
  const nameOf = useAccountNames(invitations.flatMap(({ sentBy }) => sentBy ?? []))
  return (
    <section className="grid gap-2 text-text">
      <h3 className="text-14 font-strong">{t('creators.invite_open')}</h3>
      <QueryContent
        of={read}
        isEmpty={invitations.length === 0}
        skeleton={<SkeletonBar className="h-24 w-full rounded-control" />}
        empty={<p className="text-13 text-text-quiet">{t('creators.invite_none')}</p>}
      >
        <ul aria-label={t('creators.invite_open')}>
          {invitations.map((invitation) => (
            <li
              key={invitation.invitationId}
              className="flex flex-wrap items-center gap-2 border-t border-line-quiet py-2 text-13"
            >
              <span className="grid min-w-48 flex-1">
                <bdi dir="ltr" className="side-of-parent font-medium break-all">
                  {invitation.usernameOrEmail}
                </bdi>
                <SentInvitation invitation={invitation} nameOf={nameOf} />
              </span>
              {invitation.link !== '' && (
                <CopyInviteLink
                  link={invitation.link}
                  name={t('creators.copy_link_of', { name: isolate(invitation.usernameOrEmail) })}
                />
              )}
              <CancelInvite invitation={invitation} mayCancel={mayCancel} />
            </li>
          ))}
        </ul>
      </QueryContent>
    </section>
  )
}
