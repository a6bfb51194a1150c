import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getDashboard, saveGoal } from '@/api/calls/dashboard'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import {
  type DashboardCardName,
  type Goal,
  GOAL_PERIODS,
  type GoalPeriod,
  isMoneyCard,
} from '@/domain/dashboard'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'

import { goalFrom, goalText } from '../goal-value'

interface GoalDialogProps {
  creatorId: string
  currency: string
  /** Undefined when creating. */
  goal: Goal | undefined
  /** The cards that can have a goal. */
  metrics: readonly DashboardCardName[]
  onClose: () => void
}

function useGoalForm({ creatorId, goal, metrics, onClose }: GoalDialogProps) {
  const { t } = useTranslation('home')
  const client = useQueryClient()
  const start = goal ? goalText(goal.value, isMoneyCard(goal.metric)) : ''
  const [metric, setMetric] = useState<DashboardCardName>(goal?.metric ?? metrics[0] ?? 'newMembers')
  const [period, setPeriod] = useState<GoalPeriod>(goal?.period ?? 'month')
  const [text, setText] = useState(start)
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    ...mutationOf(saveGoal, creatorId),
    onSuccess: async (_, { value }) => {
      await client.invalidateQueries({ queryKey: [getDashboard.path] })
      toast.success(t(value === null ? 'dashboard.goal_removed' : 'dashboard.goal_saved'))
      onClose()
    },
  })
  const read = goalFrom(text, isMoneyCard(metric))
  const isDirty = text !== start || (goal !== undefined && period !== goal.period)
  useUnsaved(isDirty && !save.isSuccess)
  const submit = (): boolean => {
    setTried(true)
    if (!('value' in read) || save.isPending) return false
    save.mutate({ metric, period, value: read.value })
    return true
  }
  return {
    metric,
    setMetric,
    period,
    setPeriod,
    text,
    setText,
    save,
    isDirty,
    submit,
    problem: isTried && 'problem' in read ? read.problem : undefined,
    remove: () => goal && save.mutate({ metric: goal.metric, period: goal.period, value: null }),
  }
}

type GoalForm = ReturnType<typeof useGoalForm>

function GoalFields({
  form,
  metrics,
  currency,
  isNew,
}: {
  form: GoalForm
  metrics: readonly DashboardCardName[]
  currency: string
  isNew: boolean
}) {
  const { t } = useTranslation('home')
  const { metric, period, text, problem } = form
  return (
    <>
      {isNew && (
        <Select
          label={t('dashboard.goal_metric')}
          options={metrics.map((value) => ({ value, label: t(`dashboard.card_${value}`) }))}
          value={metric}
          onChange={form.setMetric}
        />
      )}
      <Segmented
        name={t('dashboard.goal_period')}
        options={GOAL_PERIODS.map((value) => ({ value, label: t(`dashboard.goal_per_${value}`) }))}
        value={period}
        onChange={form.setPeriod}
      />
      <TextField
        dir="ltr"
        inputMode={isMoneyCard(metric) ? 'decimal' : 'numeric'}
        autoComplete="off"
        label={t('dashboard.goal_value')}
        value={text}
        error={problem && t(`dashboard.goal_${problem}`)}
        {...(isMoneyCard(metric) && { end: <span className="pe-3 text-13">{currency}</span> })}
        onChange={(event) => form.setText(event.target.value)}
      />
      <div role="alert">{form.save.error && <FieldError>{errorText(form.save.error)}</FieldError>}</div>
    </>
  )
}

/** Dialog that sets, changes or removes a card's goal. */
export function GoalDialog(props: GoalDialogProps) {
  const { t } = useTranslation('home')
  const { goal, metrics, currency, onClose } = props
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const form = useGoalForm(props)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!form.submit()) element.current?.querySelector<HTMLInputElement>('input[inputmode]')?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={form.isDirty ? 'warn' : 'free'}
      trackedAs="dashboard-goal"
      title={
        goal
          ? t('dashboard.goal_edit', { name: t(`dashboard.card_${goal.metric}`) })
          : t('dashboard.goal_add')
      }
      actions={
        <>
          {goal && (
            <Button
              kind="ghost"
              onClick={form.remove}
              disabledReason={form.save.isPending ? t('dashboard.goal_saving') : undefined}
            >
              {t('dashboard.goal_remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('dashboard.goal_cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.save.isPending}>
            {t('dashboard.goal_save')}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} onSubmit={submit} noValidate className="grid gap-4 text-text">
        <GoalFields form={form} metrics={metrics} currency={currency} isNew={!goal} />
      </form>
    </Dialog>
  )
}
