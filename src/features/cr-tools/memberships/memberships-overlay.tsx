import { useTranslation } from '@/i18n/use-translation'

import type { Membership, PurchasableTier } from '@/domain/money/membership'
import type { Range } from '@/domain/time/range'
import { isolate } from '@/lib/text/isolate'
import { archiveMembership } from '@/api/calls/creator/memberships'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'
import { formatNumber } from '@/i18n/format'

import { GiftDialog } from './gift-dialog'
import { MembershipPreview } from './editor/membership-preview'
import { MembershipEditor, MembershipForm } from './editor/membership-editor'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { useInvalidateMemberships } from './use-memberships'

interface ArchiveDialogProps {
  creatorId: string
  membership: Membership
  onClose: () => void
}

/** Confirms closing a membership to new members; current members stay. */
function ArchiveDialog({ creatorId, membership, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('marketplace')
  const refetch = useInvalidateMemberships()
  const undo = useUndo()
  const { membershipId, isPinned } = membership
  const state = membership.state === 'live' ? 'live' : 'hidden'
  const name = isolate(membership.title)
  return (
    <ConfirmCall
      title={t('memberships.archive_title', { name })}
      cancelLabel={t('memberships.archive_keep')}
      confirmLabel={t('memberships.archive')}
      trackedAs="membership-archive"
      call={() => send(archiveMembership, { membershipId, isArchived: true }, { creatorId })}
      refresh={refetch}
      done={{
        text: t('memberships.archived', { name }),
        undo: undo(
          () => send(archiveMembership, { membershipId, isArchived: false, state, isPinned }, { creatorId }),
          { refetch },
        ),
      }}
      onClose={onClose}
    >
      {t('memberships.archive_text', {
        count: membership.subscribers,
        number: formatNumber(membership.subscribers),
      })}
    </ConfirmCall>
  )
}

interface PreviewDialogProps {
  membership: Membership
  currency: string
  onClose: () => void
}

/** The membership on the creator's page. */
function PreviewDialog({ membership, currency, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Dialog
      size="large"
      title={t('memberships.as_fans_title', { name: isolate(membership.title) })}
      trackedAs="membership-preview"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('memberships.close')}</Button>}
    >
      <MembershipPreview membership={membership} currency={currency} />
    </Dialog>
  )
}

/** The overlay that is open. */
export type MembershipsOverlayState =
  | { action: 'new' }
  | { action: 'preview' | 'edit' | 'gift' | 'archive'; membership: Membership }

interface MembershipsOverlayProps {
  open: MembershipsOverlayState
  creatorId: string
  currency: string
  range: Range
  freeTiers: readonly PurchasableTier[]
  onClose: () => void
}

/** Renders the open preview, editor, gift dialog or confirmation. */
export function MembershipsOverlay({
  open,
  creatorId,
  currency,
  range,
  freeTiers,
  onClose,
}: MembershipsOverlayProps) {
  const subject = { creatorId, currency, freeTiers, onClose }
  if (open.action === 'new') return <MembershipForm {...subject} />
  if (open.action === 'edit')
    return (
      <MembershipEditor
        {...subject}
        membershipId={open.membership.membershipId}
        title={open.membership.title}
        range={range}
      />
    )
  if (open.action === 'preview')
    return <PreviewDialog membership={open.membership} currency={currency} onClose={onClose} />
  if (open.action === 'gift')
    return <GiftDialog creatorId={creatorId} membership={open.membership} onClose={onClose} />
  return <ArchiveDialog creatorId={creatorId} membership={open.membership} onClose={onClose} />
}
