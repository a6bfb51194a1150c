import { Crop, Droplet, Redo2, RotateCcwSquare, RotateCwSquare, Undo2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Segmented } from '@/ui/field/segmented'
import { Toolbar } from '@/ui/layout/toolbar'

import { BLURS } from './edit-steps'
import { ASPECTS, type ImageEdit } from './use-image-edit'

function CropTools({ edit }: { edit: ImageEdit }) {
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
        value={edit.aspect}
        onChange={edit.setAspect}
      />
      <Button
        icon={Crop}
        disabledReason={edit.isAreaWhole ? t('editor.crop_whole') : undefined}
        onClick={edit.crop}
      >
        {t('editor.crop_apply')}
      </Button>
    </>
  )
}

function BlurTools({ edit }: { edit: ImageEdit }) {
  const { t } = useTranslation('pintura')
  return (
    <>
      <Segmented
        label={t('editor.strength')}
        labelHidden
        options={BLURS.map((value) => ({ value, label: t(`editor.blur_${value}`) }))}
        value={edit.blur}
        onChange={edit.setBlur}
      />
      <Button icon={Droplet} onClick={edit.applyBlur}>
        {t('editor.blur_apply')}
      </Button>
    </>
  )
}

/** The editor's toolbar: crop, turn, blur. */
export function EditTools({ edit }: { edit: ImageEdit }) {
  const { t } = useTranslation('pintura')
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
          value={edit.tool}
          onChange={edit.setTool}
        />
        <Toolbar name={t('editor.actions')} className="flex gap-1">
          <IconButton icon={RotateCcwSquare} name={t('editor.turn_left')} onClick={() => edit.turn('left')} />
          <IconButton
            icon={RotateCwSquare}
            name={t('editor.turn_right')}
            onClick={() => edit.turn('right')}
          />
          <IconButton
            icon={Undo2}
            mirrored
            name={t('editor.undo')}
            disabledReason={edit.canUndo ? undefined : t('editor.nothing_to_undo')}
            onClick={edit.undo}
          />
          <IconButton
            icon={Redo2}
            mirrored
            name={t('editor.redo')}
            disabledReason={edit.canRedo ? undefined : t('editor.nothing_to_redo')}
            onClick={edit.redo}
          />
        </Toolbar>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {edit.tool === 'crop' ? <CropTools edit={edit} /> : <BlurTools edit={edit} />}
      </div>
    </div>
  )
}
