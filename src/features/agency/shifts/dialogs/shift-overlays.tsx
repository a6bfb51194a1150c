import { Lock } from 'lucide'
import { useState } from 'react'

import { type ShiftScope, type PlannedShift, SHIFT_SCOPES } from '@/domain/shift/planned-shift'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { Dialog, Drawer } from '@/ui/overlay/dialog'
import { Banner } from '@/ui/feedback/banner'
import { UserName } from '@/ui/text/user-name'
import { Segmented } from '@/ui/field/segmented'

import { shiftMovedTo } from '../shift-changes'
import { shiftInGap } from '../shift-overlay'
import type { ShiftsTabState } from '../use-shifts-tab-state'
import { CheckDrawer } from './check-drawer'
import { CopyWeekDialog } from './copy-week-dialog'
import { PublishDialog } from './publish-dialog'
import { ShiftDrawer } from '../form/shift-drawer'
import type { ShiftFormatter } from '../use-shift-formatter'

interface DeleteShiftDialogProps {
  shift: PlannedShift
  /** Whose shift, and when. */
  description: string
  onClose: () => void
  onDelete: (scope: ShiftScope) => void
}

/** Confirms the deletion of a shift, alone or with all later ones of its series. */
function DeleteShiftDialog({ shift, description, onClose, onDelete }: DeleteShiftDialogProps) {
  const { t } = useTranslation('analytics')
  const [scope, setScope] = useState<ShiftScope>('one')
  return (
    <DangerConfirmation
      title={t('shifts.delete_title')}
      cancelLabel={t('shifts.keep')}
      confirmLabel={t('shifts.delete')}
      trackedAs="shift-delete"
      onCancel={onClose}
      onConfirm={() => onDelete(scope)}
    >
      <p>{description}</p>
      {shift.seriesId !== null && (
        <Segmented
          label={t('shifts.scope')}
          labelHidden
          options={SHIFT_SCOPES.map((value) => ({ value, label: t(`shifts.scope_${value}`) }))}
          value={scope}
          onChange={setScope}
        />
      )}
      <p>{t(shift.state === 'draft' ? 'shifts.delete_draft' : 'shifts.delete_published')}</p>
    </DangerConfirmation>
  )
}

interface ShiftFactsProps {
  shift: PlannedShift
  formatter: ShiftFormatter
  onClose: () => void
}

/** A shift the user may not change, with who can change it. */
function ShiftFacts({ shift, formatter, onClose }: ShiftFactsProps) {
  const { t } = useTranslation('analytics')
  const facts = [
    [t('column.person'), <UserName key="person" name={formatter.holderOf(shift)} />],
    [t('shifts.time'), formatter.when(shift)],
    [
      t('shifts.creators'),
      shift.creatorIds.length > 0 ? formatter.namesOf(shift.creatorIds) : t('performance.no_creator'),
    ],
  ] as const
  return (
    <Drawer onClose={onClose} title={t('shifts.form_facts')}>
      <dl className="grid gap-4">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-13 text-text-quiet">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <Banner icon={Lock}>{t('shifts.locked')}</Banner>
      </div>
    </Drawer>
  )
}

interface ScopeDialogProps {
  description: string
  onClose: () => void
  onChoose: (scope: ShiftScope) => void
}

/** Asks whether a move applies to one shift or to all later ones of its series. */
function ScopeDialog({ description, onClose, onChoose }: ScopeDialogProps) {
  const { t } = useTranslation('analytics')
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={t('shifts.scope_title')}
      trackedAs="shift-scope"
      actions={
        <>
          <Button onClick={onClose}>{t('shifts.put_back')}</Button>
          {SHIFT_SCOPES.map((scope) => (
            <Button
              key={scope}
              kind={scope === 'one' ? 'primary' : 'neutral'}
              autoFocus={scope === 'one'}
              onClick={() => onChoose(scope)}
            >
              {t(`shifts.scope_${scope}`)}
            </Button>
          ))}
        </>
      }
    >
      <p>{description}</p>
    </Dialog>
  )
}

/** The overlay of the current action: a form, a confirmation, or the week's problems. */
export function ShiftOverlays({ tabState }: { tabState: ShiftsTabState }) {
  const { view, formatter, actions } = tabState
  const { current: overlay, show, edit, close } = tabState.overlay
  const { week } = view
  const { drafts = 0, people = 0, clashes = [], gaps = [] } = tabState.plan.check.data ?? {}
  if (!overlay) return null
  switch (overlay.kind) {
    case 'form': {
      const { shift } = overlay.subject
      return (
        <ShiftDrawer
          subject={overlay.subject}
          timezone={week.timezone}
          onClose={close}
          onDelete={() => shift && show({ kind: 'delete', shift })}
        />
      )
    }
    case 'facts':
      return <ShiftFacts shift={overlay.shift} formatter={formatter} onClose={close} />
    case 'delete': {
      const { shift } = overlay
      const description = formatter.whole(shift, false)
      const remove = (scope: ShiftScope) => actions.remove(shift, scope)
      return <DeleteShiftDialog shift={shift} description={description} onClose={close} onDelete={remove} />
    }
    case 'scope': {
      const { shift, to } = overlay
      const description = formatter.whole(shiftMovedTo(shift, to), false)
      const move = (scope: ShiftScope) => actions.moveTo(shift, to, scope)
      return <ScopeDialog description={description} onClose={close} onChoose={move} />
    }
    case 'copy':
      return <CopyWeekDialog week={week} onClose={close} onCopied={actions.showWeek} />
    case 'publish':
      return (
        <PublishDialog week={week} drafts={drafts} people={people} clashes={clashes.length} onClose={close} />
      )
    case 'check':
      return (
        <CheckDrawer
          clashes={clashes}
          gaps={gaps}
          formatter={formatter}
          timezone={week.timezone}
          onClose={close}
          onShow={actions.showClash}
          onFill={(gap) => edit(shiftInGap(gap))}
        />
      )
  }
}
