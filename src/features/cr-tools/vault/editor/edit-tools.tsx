import { Crop, Droplet, Redo2, RotateCcwSquare, RotateCwSquare, Undo2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Segmented } from '@/ui/field/segmented'
import { Toolbar } from '@/ui/layout/toolbar'

import { BLURS, type EditAction, isWhole } from './edit-steps'
import type { EditHistoryState } from './use-edit-history'
import { ASPECTS, type EditTargetState } from './use-edit-target'

interface EditToolsProps {
  history: EditHistoryState
  target: EditTargetState
}

function CropTools({ target, onCrop }: { target: EditTargetState; onCrop: () => void }) {
  const { t } = useTranslation('pintura')
  return (
    <>
      <Segmented
        label={t('editor.shape')}
        labelHidden
        options={ASPECTS.map((value) => ({
          value,
          label: value === 'free' ? t('editor.shape_free') : <bdi dir="ltr">{value}</bdi>,
        }))}
        value={target.aspect}
        onChange={target.setAspect}
      />
      <Button
        icon={Crop}
        disabledReason={isWhole(target.area) ? t('editor.crop_whole') : undefined}
        onClick={onCrop}
      >
        {t('editor.crop_apply')}
      </Button>
    </>
  )
}

function BlurTools({ target, onBlur }: { target: EditTargetState; onBlur: () => void }) {
  const { t } = useTranslation('pintura')
  return (
    <>
      <Segmented
        label={t('editor.strength')}
        labelHidden
        options={BLURS.map((value) => ({ value, label: t(`editor.blur_${value}`) }))}
        value={target.blur}
        onChange={target.setBlur}
      />
      <Button icon={Droplet} onClick={onBlur}>
        {t('editor.blur_apply')}
      </Button>
    </>
  )
}

/** The editor's toolbar: crop, turn, blur. */
export function EditTools({ history, target }: EditToolsProps) {
  const { t } = useTranslation('pintura')
  const { tool, area, blur } = target
  // The target refers to the picture before the edit.
  const edit = (action: EditAction) => {
    history.dispatch(action)
    target.reset()
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t('editor.tool')}
          labelHidden
          options={[
            { value: 'crop', label: t('editor.tool_crop') },
            { value: 'blur', label: t('editor.tool_blur') },
          ]}
          value={tool}
          onChange={target.setTool}
        />
        <Toolbar name={t('editor.actions')} className="flex gap-1">
          <IconButton
            icon={RotateCcwSquare}
            name={t('editor.turn_left')}
            onClick={() => edit({ act: 'turn', to: 'left' })}
          />
          <IconButton
            icon={RotateCwSquare}
            name={t('editor.turn_right')}
            onClick={() => edit({ act: 'turn', to: 'right' })}
          />
          <IconButton
            icon={Undo2}
            mirrored
            name={t('editor.undo')}
            disabledReason={history.canUndo ? undefined : t('editor.nothing_to_undo')}
            onClick={() => edit({ act: 'undo' })}
          />
          <IconButton
            icon={Redo2}
            mirrored
            name={t('editor.redo')}
            disabledReason={history.canRedo ? undefined : t('editor.nothing_to_redo')}
            onClick={() => edit({ act: 'redo' })}
          />
        </Toolbar>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {tool === 'crop' ? (
          <CropTools target={target} onCrop={() => edit({ act: 'crop', area })} />
        ) : (
          // Keeps the frame, so that the user can try another strength at once.
          <BlurTools target={target} onBlur={() => history.dispatch({ act: 'blur', area, blur })} />
        )}
      </div>
    </div>
  )
}
