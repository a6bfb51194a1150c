import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type EditStep, previewSize } from './edit-steps'
import type { OpenPicture } from './open-picture'
import { renderEdit } from './render-edit'

/** Renders the edited picture scaled down to preview size, so every edit shows at once. */
export function EditPreview({ picture, steps }: { picture: OpenPicture; steps: readonly EditStep[] }) {
  const { t } = useTranslation('pintura')
  const shown = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const canvas = shown.current
    if (!canvas) return
    const rendered = renderEdit(picture.image, previewSize(picture.size), steps)
    canvas.width = rendered.width
    canvas.height = rendered.height
    canvas.getContext('2d')?.drawImage(rendered, 0, 0)
  }, [picture, steps])
  return (
    <canvas
      ref={shown}
      role="img"
      aria-label={t('editor.preview', { name: picture.file.name })}
      className="block max-h-[min(48vh,30rem)] max-w-full"
    />
  )
}
