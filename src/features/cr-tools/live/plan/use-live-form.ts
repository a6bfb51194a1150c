import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createLive, listLiveModerators, updateLive } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import {
  BROADCAST_MAX_LEAD_MS,
  BROADCAST_MIN_CENTS,
  BROADCAST_LIMITS,
  type Broadcast,
  type BroadcastSettings,
} from '@/domain/live/broadcast'
import { askOnce, type CrisisHold, holdAll, holdEach, useCrisisHold } from '@/features/crisis'
import { formatMoney } from '@/i18n/format'
import { changedFields } from '@/lib/changed-fields'
import { isBlank } from '@/lib/text/blank'
import { checkFields } from '@/lib/form-schemas'
import { serverNow } from '@/services/network/server-clock'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'

import {
  isTipAmount,
  type LiveFormValues,
  liveFormValuesOf,
  newLiveDraftKey,
  type ParsedLivePlan,
  parsePlan,
  planFieldSchemas,
} from './live-plan'
import { useShowBroadcast } from '../use-show-broadcast'

/** Runs the crisis check on the settings' texts, with one question; undefined when the user cancels. */
async function checkSettings(hold: CrisisHold, plan: ParsedLivePlan): Promise<BroadcastSettings | undefined> {
  const once = askOnce(hold)
  const texts = await holdAll(once, { title: plan.title, goal: plan.goal && plan.goal.title })
  const tipMenu =
    texts &&
    (await holdEach(plan.tipMenu, async ({ title, amount }) => {
      const checked = await holdAll(once, { title })
      return checked && { ...checked, amount }
    }))
  return (
    texts &&
    tipMenu && {
      ...plan,
      title: texts.title,
      tipMenu,
      goal: plan.goal && texts.goal !== null ? { title: texts.goal, amount: plan.goal.amount } : null,
    }
  )
}

function usePlanSchema(currency: string): v.GenericSchema<LiveFormValues, ParsedLivePlan> {
  const { t } = useTranslation('tools')
  const money = (amount: number) => formatMoney({ amount, currency })
  const unfit = t('broadcast.amount_unfit', {
    least: money(BROADCAST_MIN_CENTS),
    most: money(BROADCAST_LIMITS.amount),
  })
  return v.pipe(
    planFieldSchemas({ title: t('broadcast.name_missing'), tip: t('broadcast.menu_title_missing'), unfit }),
    checkFields((written) => ({
      ...(written.who === 'ticket' && !isTipAmount(written.price) && { price: unfit }),
      ...(written.who === 'tiers' && written.tiers.length === 0 && { tiers: t('broadcast.tiers_missing') }),
      ...(isBlank(written.goalTitle) &&
        !isBlank(written.goalAmount) && { goalTitle: t('broadcast.goal_title_missing') }),
      ...(!isBlank(written.goalTitle) &&
        !isTipAmount(written.goalAmount, Number.MAX_SAFE_INTEGER) && {
          goalAmount: t('broadcast.goal_amount_unfit', { least: money(BROADCAST_MIN_CENTS) }),
        }),
      ...(written.when === 'time' &&
        written.startsAt.at == null && { startsAt: t('broadcast.starts_at_missing') }),
    })),
    v.transform(parsePlan),
  )
}

export interface LiveFormOptions {
  creatorId: string
  currency: string
  /** Undefined when creating. */
  broadcast: Broadcast | undefined
  /** The previous live, whose tip menu and moderators a new one copies. */
  last: Broadcast | undefined
  /** When a new one starts, as chosen elsewhere; null without. */
  at: number | null
  onClose: () => void
}

export type LiveForm = ReturnType<typeof useLiveForm>

/** Earliest and latest start time of a planned live. */
export const planLimits = () => ({ min: serverNow(), max: serverNow() + BROADCAST_MAX_LEAD_MS })

/** Form of a live. On air, audience, price and start time are locked. */
export function useLiveForm({ creatorId, currency, broadcast, last, at, onClose }: LiveFormOptions) {
  const { t } = useTranslation('tools')
  const hold = useCrisisHold()
  const show = useShowBroadcast(creatorId)
  const known = useQuery(queryOf(listLiveModerators, {}, creatorId)).data?.userIds ?? []
  return useForm({
    schema: usePlanSchema(currency),
    values: liveFormValuesOf(broadcast, last, at),
    draftKey: broadcast ? `live:${creatorId}:${broadcast.liveId}` : newLiveDraftKey(creatorId),
    serverNames: { goal: 'goalTitle' },
    save: async (written, { clientId, opened }) => {
      // A colleague who can no longer moderate has no box to clear. Where names are hidden, none is known.
      const isLeft = (id: string) => known.length > 0 && !known.includes(id)
      const withoutLeft = (plan: ParsedLivePlan) => ({
        ...plan,
        moderatorIds: plan.moderatorIds.filter((id) => !isLeft(id)),
      })
      const settings = await checkSettings(hold, withoutLeft(written))
      if (settings === undefined) return NOT_SENT
      if (!broadcast) return send(createLive, { clientId, ...settings }, { creatorId })
      const changed = changedFields(withoutLeft(parsePlan(opened)), settings)
      const { tiers: _tiers, price: _price, startsAt: _startsAt, ...changeable } = changed
      const patch = broadcast.state === 'live' ? changeable : changed
      return send(updateLive, { liveId: broadcast.liveId, patch }, { creatorId })
    },
    done: t('broadcast.saved'),
    onSaved: (broadcast) => {
      show(broadcast)
      onClose()
    },
  })
}
