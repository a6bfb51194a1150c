import { useTranslation } from '@/i18n/use-translation'

import type { Membership, SoldTier } from '@/domain/membership'
import type { Range } from '@/domain/range'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'

import { ArchiveQuestion } from './archive-question'
import { GiftDialog } from './gift-dialog'
import { MembershipEditor, MembershipForm } from './membership-editor'

/** The overlay that is open. */
export type Open = { act: 'new' } | { act: 'edit' | 'gift' | 'archive'; of: Membership }

interface OverlayProps {
  open: Open
  creatorId: string
  currency: string
  range: Range
  freeTiers: readonly SoldTier[]
  onClose: () => void
}

/** Renders the open editor, gift dialog or confirmation. */
export function Overlay({ open, creatorId, currency, range, freeTiers, onClose }: OverlayProps) {
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
  return <ArchiveQuestion creatorId={creatorId} of={open.of} onClose={onClose} />
}
