import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createLive, updateLive } from '@/api/calls/live'
import { send } from '@/api/send'
import {
  BROADCAST_AHEAD_MS,
  BROADCAST_LEAST_CENTS,
  BROADCAST_MOST,
  type Broadcast,
  type BroadcastSettings,
} from '@/domain/broadcast'
import { isoOf } from '@/domain/instant'
import { FAN_TIERS } from '@/domain/post-category'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { formatMoney } from '@/i18n/format'
import { centsOf } from '@/lib/amount-text'
import { isBlank, visibleText } from '@/lib/blank'
import { faultsBy, needed } from '@/lib/written-rules'
import { serverNow } from '@/services/server-clock'
import { NOT_SENT } from '@/ui/form/use-attempt'
import { useForm } from '@/ui/form/use-form'

import { type ReadPlan, tiersOf, type WrittenPlan, writtenOf } from './plan'
import { useShowBroadcast } from './use-lives'

type Hold = ReturnType<typeof useCrisisHold>

/** Runs the crisis check on the settings' texts; undefined when the user cancels. */
async function passed(hold: Hold, { startsAt, ...plan }: ReadPlan): Promise<BroadcastSettings | undefined> {
  const title = await hold(plan.title)
  if (title === undefined) return undefined
  const goalTitle = plan.goal && (await hold(plan.goal.title))
  if (goalTitle === undefined) return undefined
  const tipMenu: BroadcastSettings['tipMenu'] = []
  for (const { title: name, amount } of plan.tipMenu) {
    const checked = await hold(name)
    if (checked === undefined) return undefined
    tipMenu.push({ title: checked, amount })
  }
  return {
    ...plan,
    title,
    tipMenu,
    goal: plan.goal && goalTitle !== null ? { title: goalTitle, amount: plan.goal.amount } : null,
    startsAt: startsAt === null ? null : isoOf(startsAt),
  }
}

const isAmount = (text: string, most: number = BROADCAST_MOST.amount): boolean => {
  const cents = centsOf(text)
  return cents !== undefined && cents >= BROADCAST_LEAST_CENTS && cents <= most
}

/** Schema of single fields with their error messages. */
const fieldsOf = (words: { title: string; tip: string; unfit: string }) =>
  v.object({
    title: needed(words.title),
    who: v.picklist(['all', 'tiers', 'ticket']),
    basic: v.boolean(),
    advanced: v.boolean(),
    premium_fan: v.boolean(),
    price: v.string(),
    goalTitle: v.string(),
    goalAmount: v.string(),
    tipMenu: v.array(
      v.object({
        title: needed(words.tip),
        amount: v.pipe(
          v.string(),
          v.check((text) => isAmount(text), words.unfit),
        ),
      }),
    ),
    moderatorIds: v.array(v.string()),
    when: v.picklist(['ready', 'time']),
    startsAt: v.custom<WrittenPlan['startsAt']>((value) => typeof value === 'object' && value !== null),
    savesRecording: v.boolean(),
  })

const readPlan = (written: WrittenPlan): ReadPlan => ({
  title: written.title,
  tiers: tiersOf(written),
  price: written.who === 'ticket' ? (centsOf(written.price) ?? 0) : 0,
  goal: isBlank(written.goalTitle)
    ? null
    : { title: visibleText(written.goalTitle), amount: centsOf(written.goalAmount) ?? 0 },
  tipMenu: written.tipMenu.map(({ title, amount }) => ({ title, amount: centsOf(amount) ?? 0 })),
  moderatorIds: written.moderatorIds,
  startsAt: written.when === 'time' ? (written.startsAt.at ?? null) : null,
  savesRecording: written.savesRecording,
})

function useSchema(currency: string): v.GenericSchema<WrittenPlan, ReadPlan> {
  const { t } = useTranslation('tools')
  const money = (amount: number) => formatMoney({ amount, currency })
  const unfit = t('broadcast.amount_unfit', {
    least: money(BROADCAST_LEAST_CENTS),
    most: money(BROADCAST_MOST.amount),
  })
  return v.pipe(
    fieldsOf({ title: t('broadcast.name_missing'), tip: t('broadcast.menu_title_missing'), unfit }),
    faultsBy((written) => ({
      ...(written.who === 'ticket' && !isAmount(written.price) && { price: unfit }),
      ...(written.who === 'tiers' &&
        !FAN_TIERS.some((tier) => written[tier]) && { basic: t('broadcast.tiers_missing') }),
      ...(isBlank(written.goalTitle) &&
        !isBlank(written.goalAmount) && { goalTitle: t('broadcast.goal_title_missing') }),
      ...(!isBlank(written.goalTitle) &&
        !isAmount(written.goalAmount, Number.MAX_SAFE_INTEGER) && { goalAmount: unfit }),
      ...(written.when === 'time' &&
        written.startsAt.at == null && { startsAt: t('broadcast.starts_at_missing') }),
    })),
    v.transform(readPlan),
  )
}

export interface PlanFormProps {
  creatorId: string
  currency: string
  /** Undefined when creating. */
  of: Broadcast | undefined
  /** The previous live, whose tip menu and moderators a new one copies. */
  last: Broadcast | undefined
  onSaved: () => void
}

export type PlanForm = ReturnType<typeof usePlanForm>

/** Earliest and latest start time of a planned live. */
export const planLimits = () => ({ min: serverNow(), max: serverNow() + BROADCAST_AHEAD_MS })

/** Form of a live. On air, audience, price and start time are locked. */
export function usePlanForm({ creatorId, currency, of, last, onSaved }: PlanFormProps) {
  const userId = useSession().userId ?? ''
  const hold = useCrisisHold()
  const show = useShowBroadcast(creatorId)
  return useForm({
    schema: useSchema(currency),
    values: writtenOf(of, last),
    kept: { userId, place: `live:${creatorId}:${of?.liveId ?? 'new'}` },
    serverNames: { goal: 'goalTitle' },
    save: async (plan, { clientId }) => {
      const settings = await passed(hold, plan)
      if (settings === undefined) return NOT_SENT
      if (!of) return send(createLive, { clientId, ...settings }, { creatorId })
      const { tiers: _tiers, price: _price, startsAt: _startsAt, ...changeable } = settings
      const patch = of.state === 'live' ? changeable : settings
      return send(updateLive, { liveId: of.liveId, patch }, { creatorId })
    },
    onSaved: (broadcast) => {
      show(broadcast)
      onSaved()
    },
  })
}
