import { type DragEvent, useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import type { ComposerStore } from '../../store/composer-store'
import { moveToIndex } from './attached-media'

/** The order of the attached media: changed by steps or by dragging one onto another. */
export function useMediaReorder(composer: ComposerStore) {
  const { t } = useTranslation('tools')
  const [drag, setDrag] = useState<{ from: number; over?: number }>()
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    const { media } = composer.getContent()
    if (to < 0 || to >= media.length) return
    composer.update({ media: moveToIndex(media, from, to) })
    setAnnouncement(t('compose_tools.moved', { place: to + 1, count: media.length }))
  }
  const dragHandlers = (index: number) => ({
    onDragStart: ({ dataTransfer }: DragEvent) => {
      // Firefox does not start a drag without data.
      dataTransfer.setData('text/x-media', composer.getContent().media[index]?.mediaId ?? '')
      setDrag({ from: index })
    },
    onDragEnd: () => setDrag(undefined),
    onDragOver: (event: DragEvent) => {
      if (!drag) return
      event.preventDefault()
      if (drag.over !== index) setDrag({ ...drag, over: index })
    },
    onDrop: (event: DragEvent) => {
      if (!drag) return
      event.preventDefault()
      move(drag.from, index)
      setDrag(undefined)
    },
  })
  return {
    move,
    dragHandlers,
    /** Index of the media that another is dragged over. */
    targetIndex: drag?.over,
    /** Where the last moved media is now. */
    announcement,
  }
}
export type MediaReorder = ReturnType<typeof useMediaReorder>
