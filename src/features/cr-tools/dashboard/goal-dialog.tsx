import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getDashboard, saveGoal } from '@/api/calls/creator/dashboard'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import {
  DASHBOARD_CARDS,
  type DashboardCardName,
  type Goal,
  GOAL_PERIODS,
  type GoalPeriod,
  isMoneyCard,
} from '@/domain/figures/dashboard'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { FormSegmented, FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormNumber } from '@/ui/field/form/form-text-fields'

import { parseGoal, formatGoal } from './goal-value'

interface GoalDialogProps {
  creatorId: string
  currency: string
  /** Undefined when creating. */
  goal: Goal | undefined
  /** The cards that can have a goal. */
  metrics: readonly DashboardCardName[]
  onClose: () => void
}

interface WrittenGoal {
  metric: DashboardCardName
  period: GoalPeriod
  value: string
}

/** Shows what became of a goal, and leaves. */
function useGoalDone(onClose: () => void) {
  const { t } = useTranslation('home')
  const refetch = useInvalidateCalls(getDashboard)
  return (isRemoved: boolean) => {
    toast.success(t(isRemoved ? 'dashboard.goal_removed' : 'dashboard.goal_saved'))
    void refetch()
    onClose()
  }
}

function useGoalForm({ creatorId, goal, metrics, onClose }: GoalDialogProps) {
  const { t } = useTranslation('home')
  const done = useGoalDone(onClose)
  const first: WrittenGoal = {
    metric: goal?.metric ?? metrics[0] ?? 'newMembers',
    period: goal?.period ?? 'month',
    value: goal ? formatGoal(goal.value, isMoneyCard(goal.metric)) : '',
  }
  return useForm({
    schema: v.pipe(
      v.object({ metric: v.picklist(DASHBOARD_CARDS), period: v.picklist(GOAL_PERIODS), value: v.string() }),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const input = dataset.value
        const read = parseGoal(input.value, isMoneyCard(input.metric))
        if ('value' in read) return { ...input, value: read.value }
        addIssue({
          message: t(`dashboard.goal_${read.problem}`),
          path: [{ type: 'object', origin: 'value', input: { ...input }, key: 'value', value: input.value }],
        })
        return NEVER
      }),
    ),
    values: first,
    draftKey: `dashboard-goal:${creatorId}:${goal?.metric ?? 'new'}`,
    save: (written) => send(saveGoal, written, { creatorId }),
    onSaved: () => done(false),
  })
}

/** Takes the goal away, after a press. */
function RemoveGoal({ creatorId, goal, isSaving, onClose }: GoalDialogProps & { isSaving: boolean }) {
  const { t } = useTranslation('home')
  const done = useGoalDone(onClose)
  const remove = useMutation({ ...mutationOf(saveGoal, creatorId), onSuccess: () => done(true) })
  if (!goal) return null
  const { metric, period } = goal
  return (
    <>
      <CallError error={remove.error} className="min-w-0 flex-1 self-center" />
      <Button
        kind="ghost"
        busy={remove.isPending}
        disabledReason={isSaving ? t('dashboard.goal_saving') : undefined}
        onClick={() => remove.mutate({ metric, period, value: null })}
      >
        {t('dashboard.goal_remove')}
      </Button>
    </>
  )
}

/** Dialog that sets, changes or removes a card's goal. */
export function GoalDialog(props: GoalDialogProps) {
  const { t } = useTranslation('home')
  const { goal, metrics, currency, onClose } = props
  const form = useGoalForm(props)
  const isMoney = isMoneyCard(useWatch({ control: form.control, name: 'metric' }))
  return (
    <FormDialog
      form={form}
      trackedAs="dashboard-goal"
      title={
        goal
          ? t('dashboard.goal_edit', { name: t(`dashboard.card_${goal.metric}`) })
          : t('dashboard.goal_add')
      }
      save={t('dashboard.goal_save')}
      beside={<RemoveGoal {...props} isSaving={form.isBusy} />}
      onClose={onClose}
    >
      {!goal && (
        <FormSelect
          form={form}
          name="metric"
          label={t('dashboard.goal_metric')}
          options={metrics.map((value) => ({ value, label: t(`dashboard.card_${value}`) }))}
        />
      )}
      <FormSegmented
        form={form}
        name="period"
        label={t('dashboard.goal_period')}
        options={GOAL_PERIODS.map((value) => ({ value, label: t(`dashboard.goal_per_${value}`) }))}
      />
      <FormNumber
        form={form}
        name="value"
        inputMode={isMoney ? 'decimal' : 'numeric'}
        label={t('dashboard.goal_value')}
        {...(isMoney && { unit: currency })}
      />
    </FormDialog>
  )
}
