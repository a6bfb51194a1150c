import { type ReactNode, useMemo } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useTranslation } from '@/i18n/use-translation'

import type { Area } from './edit-steps'

/** Smaller than this, a finger cannot drag the handles. */
const LEAST_PX = 16

interface SelectionFrameProps {
  area: Area
  /** Width by height in px; undefined for a free shape. */
  aspect: number | undefined
  onChange: (area: Area) => void
  children: ReactNode
}

/** Selects part of a picture by mouse, touch, or arrow keys on the frame and its handles. */
export function SelectionFrame({ area, aspect, onChange, children }: SelectionFrameProps) {
  const { t } = useTranslation('pintura')
  const labels = useMemo(
    () => ({
      cropArea: t('editor.area'),
      nwDragHandle: t('editor.handle_nw'),
      nDragHandle: t('editor.handle_n'),
      neDragHandle: t('editor.handle_ne'),
      eDragHandle: t('editor.handle_e'),
      seDragHandle: t('editor.handle_se'),
      sDragHandle: t('editor.handle_s'),
      swDragHandle: t('editor.handle_sw'),
      wDragHandle: t('editor.handle_w'),
    }),
    [t],
  )
  return (
    // A picture's left and right do not flip in right-to-left languages.
    <div dir="ltr" className="flex justify-center">
      <ReactCrop
        keepSelection
        ruleOfThirds
        minWidth={LEAST_PX}
        minHeight={LEAST_PX}
        {...(aspect !== undefined && { aspect })}
        ariaLabels={labels}
        crop={{
          unit: '%',
          x: area.x * 100,
          y: area.y * 100,
          width: area.width * 100,
          height: area.height * 100,
        }}
        onChange={(_, { x, y, width, height }) =>
          onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
        }
      >
        {children}
      </ReactCrop>
    </div>
  )
}
