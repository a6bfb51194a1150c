import { Plus } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { formatNumber } from '@/i18n/format'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { FieldError } from '@/ui/feedback/field-error'

import { WelcomeStepFields } from './welcome-step-fields'
import { StepOutline } from './step-outline'
import { TestButton } from './test-button'
import type { StepEditor } from './use-step-editor'
import type { WrittenStep } from './written-sequence'

interface StepsCardProps {
  creatorId: string
  currency: string
  editor: StepEditor
}

/** Removes a message, with a way back. */
function useRemove({ steps, remove, putBack }: StepEditor) {
  const { t } = useTranslation('marketplace')
  const shown = useRef<string[]>([])
  // Undo would change a form that has gone.
  useEffect(() => () => shown.current.splice(0).forEach((id) => toast.dismiss(id)), [])
  return (step: WrittenStep) => {
    const index = steps.indexOf(step)
    remove(step)
    const id = toast.success(t('welcome.step_removed', { place: formatNumber(index + 1) }), {
      undo: () => putBack(step, index),
    })
    shown.current.push(id)
  }
}

/** The messages of a sequence: their order above, the open one below. */
export function StepsCard({ creatorId, currency, editor }: StepsCardProps) {
  const { t } = useTranslation('marketplace')
  const onRemove = useRemove(editor)
  const index = editor.openIndex
  const step = editor.steps[index]
  const addDisabledReason =
    editor.steps.length >= WELCOME_LIMITS.steps
      ? t('welcome.steps_full', { count: WELCOME_LIMITS.steps })
      : undefined
  return (
    <Card
      title={t('welcome.messages')}
      actions={
        <Button icon={Plus} disabledReason={addDisabledReason} onClick={editor.add}>
          {t('welcome.step_add')}
        </Button>
      }
      body="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <StepOutline
        editor={editor}
        currency={currency}
        addDisabledReason={addDisabledReason}
        onRemove={onRemove}
      />
      {editor.error !== undefined && <FieldError>{editor.error}</FieldError>}
      {step && (
        <section aria-labelledby="welcome-open-step" className="grid min-w-0 gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 id="welcome-open-step" className="text-14 font-strong">
              {t('welcome.message', { place: formatNumber(index + 1) })}
            </h3>
            <TestButton key={step.key} creatorId={creatorId} step={step} />
          </div>
          <WelcomeStepFields
            key={step.key}
            creatorId={creatorId}
            currency={currency}
            step={step}
            isFirst={index === 0}
            errorOf={(field) => editor.errorOf(index, field)}
            onChange={(patch) => editor.patch(step.key, patch)}
          />
        </section>
      )}
    </Card>
  )
}
