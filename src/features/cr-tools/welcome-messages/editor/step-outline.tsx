import { CopyPlus, Lock, Paperclip, Trash2, TriangleAlert } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { formatMoney, formatNumber } from '@/i18n/format'
import { isBlank } from '@/lib/text/blank'
import { Badge } from '@/ui/text/badge'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { ReorderList } from '@/ui/layout/reorder-list'

import type { StepEditor } from './use-step-editor'
import { delayOf, isPaid, stepPriceOf, type WrittenStep } from './written-sequence'
import { MoveItems } from '../../base/move-items'
import { useDelayWords } from '../delay'

interface StepOutlineProps {
  editor: StepEditor
  currency: string
  /** Why there can be no more messages; absent while there can. */
  addDisabledReason: string | undefined
  onRemove: (step: WrittenStep) => void
}

function StepMenu({
  editor: { steps, order, duplicate },
  step,
  index,
  addDisabledReason,
  onRemove,
}: Omit<StepOutlineProps, 'currency'> & { step: WrittenStep; index: number }) {
  const { t } = useTranslation('marketplace')
  return (
    <ActionsMenu name={t('welcome.step_acts', { place: formatNumber(index + 1) })}>
      <MoveItems
        ids={steps.map(({ key }) => key)}
        id={step.key}
        words={{ earlier: t('welcome.act_up'), later: t('welcome.act_down') }}
        onReorder={order}
      />
      {addDisabledReason === undefined && (
        <MenuItem icon={CopyPlus} onAction={() => duplicate(step)}>
          {t('welcome.step_duplicate')}
        </MenuItem>
      )}
      {steps.length > 1 && (
        <MenuItem icon={Trash2} danger onAction={() => onRemove(step)}>
          {t('welcome.step_remove')}
        </MenuItem>
      )}
    </ActionsMenu>
  )
}

function StepFacts({
  step,
  index,
  currency,
  isFaulty,
}: {
  step: WrittenStep
  index: number
  currency: string
  isFaulty: boolean
}) {
  const { t } = useTranslation('marketplace')
  const delayWords = useDelayWords()
  return (
    <>
      <span aria-hidden className="w-5 shrink-0 text-center text-13 text-text-quiet tabular-nums">
        {formatNumber(index + 1)}
      </span>
      <span className="min-w-0 flex-1 py-1">
        <bdi className={cx('cut block', isBlank(step.text) && 'text-text-quiet')}>
          {isBlank(step.text) ? t('welcome.step_no_text') : step.text}
        </bdi>
        <span className="cut block text-12 text-text-quiet">{delayWords(delayOf(step))}</span>
      </span>
      {isFaulty && (
        <span className="inline-flex shrink-0 text-danger-text">
          <Icon of={TriangleAlert} size="xs" />
          <span className="sr-only">{t('welcome.step_faulty')}</span>
        </span>
      )}
      {step.media.length > 0 && (
        <span className="max-sm:hidden">
          <Badge icon={Paperclip}>{t('welcome.media_count', { count: step.media.length })}</Badge>
        </span>
      )}
      {isPaid(step) && <Badge icon={Lock}>{formatMoney({ amount: stepPriceOf(step), currency })}</Badge>}
    </>
  )
}

/** The messages in their order: a press opens one; the handle moves one by pointer, touch or keys. */
export function StepOutline(props: StepOutlineProps) {
  const { editor, currency } = props
  const { t } = useTranslation('marketplace')
  const { steps, openIndex, order, open, isFaulty } = editor
  return (
    <ReorderList
      name={t('welcome.messages')}
      items={steps}
      idOf={({ key }) => key}
      nameOf={(step) => t('welcome.message', { place: formatNumber(steps.indexOf(step) + 1) })}
      onReorder={steps.length > 1 ? order : undefined}
      choice={{ current: steps[openIndex]?.key, onChoose: open }}
      classes={{
        list: 'overflow-hidden rounded-card border border-line',
        item: 'flex min-h-12 cursor-default items-center gap-2 border-t border-line-quiet ps-2 pe-1 first:border-t-0 data-hovered:bg-row-hover data-focus-visible:-outline-offset-2 data-selected:bg-accent-quiet',
      }}
    >
      {(step, handle, index) => (
        <>
          {handle}
          <StepFacts step={step} index={index} currency={currency} isFaulty={isFaulty(index)} />
          <StepMenu {...props} step={step} index={index} />
        </>
      )}
    </ReorderList>
  )
}
