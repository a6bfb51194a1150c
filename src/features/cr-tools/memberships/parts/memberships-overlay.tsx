import { useTranslation } from '@/i18n/use-translation'

import type { Membership, PurchasableTier } from '@/domain/money/membership'
import type { Range } from '@/domain/time/range'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { ArchiveDialog } from './archive-dialog'
import { GiftDialog } from './gift-dialog'
import { MembershipEditor, MembershipForm } from './membership-editor'

/** The overlay that is open. */
export type MembershipsOverlayState = { act: 'new' } | { act: 'edit' | 'gift' | 'archive'; of: Membership }

interface MembershipsOverlayProps {
  open: MembershipsOverlayState
  creatorId: string
  currency: string
  range: Range
  freeTiers: readonly PurchasableTier[]
  onClose: () => void
}

/** Renders the open editor, gift dialog or confirmation. */
export function MembershipsOverlay({
  open,
  creatorId,
  currency,
  range,
  freeTiers,
  onClose,
}: MembershipsOverlayProps) {
  const { t } = useTranslation('marketplace')
  const subject = {
    creatorId,
    currency,
    freeTiers,
    onSaved: (title: string) => {
      toast.success(t('memberships.saved', { name: isolate(title) }))
      onClose()
    },
    onClose,
  }
  if (open.act === 'new') return <MembershipForm {...subject} />
  if (open.act === 'edit')
    return (
      <MembershipEditor
        {...subject}
        membershipId={open.of.membershipId}
        title={open.of.title}
        range={range}
      />
    )
  if (open.act === 'gift') return <GiftDialog creatorId={creatorId} of={open.of} onClose={onClose} />
  return <ArchiveDialog creatorId={creatorId} of={open.of} onClose={onClose} />
}
