import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { giftMembership } from '@/api/calls/creator/memberships'
import { send } from '@/api/send'
import { type Membership, MEMBERSHIP_LIMITS } from '@/domain/money/membership'
import { formatNumber } from '@/i18n/format'
import { wholeNumber } from '@/lib/form-schemas'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'
import { FormNumber } from '@/ui/field/form/form-text-fields'

import { useInvalidateMemberships } from './use-memberships'
import type { FoundFan } from '../people/fan-search'
import { FanPicker } from '../people/fan-picker'

const DEFAULT_DAYS = '7'

interface GiftFormValues {
  userIds: FoundFan[]
  days: string
}

const NO_GIFT: GiftFormValues = { userIds: [], days: DEFAULT_DAYS }

interface GiftDialogProps {
  creatorId: string
  membership: Membership
  onClose: () => void
}

function useGiftForm({ creatorId, membership, onClose }: GiftDialogProps) {
  const { t } = useTranslation('marketplace')
  const { giftDaysMax, giftFansMax } = MEMBERSHIP_LIMITS
  return useForm({
    schema: v.object({
      userIds: v.pipe(
        v.array(v.object({ userId: v.string(), name: v.string() })),
        v.minLength(1, t('memberships.gift_missing')),
        v.maxLength(giftFansMax, t('memberships.gift_too_many', { count: giftFansMax })),
      ),
      days: wholeNumber(
        t('memberships.whole_unfit', { min: formatNumber(1), max: formatNumber(giftDaysMax) }),
        { min: 1, max: giftDaysMax },
      ),
    }),
    values: NO_GIFT,
    draftKey: `membership-gift:${membership.membershipId}`,
    save: ({ userIds, days }, { clientId }) =>
      send(
        giftMembership,
        {
          clientId,
          membershipId: membership.membershipId,
          userIds: userIds.map(({ userId }) => userId),
          days,
        },
        { creatorId },
      ),
    refresh: useInvalidateMemberships(),
    onSaved: ({ added, skipped }) => {
      if (added === 0) toast.info(t('memberships.gifted_none'))
      else if (skipped === 0) toast.success(t('memberships.gifted', { count: added }))
      else
        toast.success(t('memberships.gifted', { count: added }), {
          detail: t('memberships.gifted_skipped', { count: skipped }),
        })
      onClose()
    },
  })
}

/** Dialog that gives fans a trial of a membership. */
export function GiftDialog(props: GiftDialogProps) {
  const { t } = useTranslation('marketplace')
  const form = useGiftForm(props)
  const fans = useFormField<GiftFormValues, 'userIds', FoundFan[]>({ form, name: 'userIds' })
  return (
    <FormDialog
      form={form}
      title={t('memberships.gift_title', { name: isolate(props.membership.title) })}
      save={t('memberships.gift_act')}
      trackedAs="membership-gift"
      onClose={props.onClose}
    >
      <p>{t('memberships.gift_text')}</p>
      <FanPicker creatorId={props.creatorId} picked={fans.value} error={fans.error} onChange={fans.change} />
      <FormNumber form={form} name="days" label={t('memberships.gift_days')} />
    </FormDialog>
  )
}
