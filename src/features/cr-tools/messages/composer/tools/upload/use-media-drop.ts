import { type ClipboardEvent, type DragEvent, useState } from 'react'

import type { ComposerStore } from '../../store/composer-store'
import { uploadFilesLazily } from './lazy-upload'

const hasFiles = ({ types }: DataTransfer): boolean => types.includes('Files')

/**
 * Attaches files dropped or pasted onto an element. Spread `handlers` on it; `isOver` is true while files
 * hover over it.
 */
export function useMediaDrop(composer: ComposerStore) {
  // Children emit enter and leave events too.
  const [depth, setDepth] = useState(0)
  const handlers = {
    onDragEnter: (event: DragEvent) => hasFiles(event.dataTransfer) && setDepth((depth) => depth + 1),
    onDragLeave: (event: DragEvent) =>
      hasFiles(event.dataTransfer) && setDepth((depth) => Math.max(0, depth - 1)),
    onDragOver: (event: DragEvent) => hasFiles(event.dataTransfer) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setDepth(0)
      void uploadFilesLazily(composer, [...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      // Office programs paste a picture beside the text: the user means the text.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      void uploadFilesLazily(composer, files)
    },
  }
  return { handlers, isOver: depth > 0 }
}
