import { useLayoutEffect, useRef, useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { errorText, isApiError } from '@/api/errors'
import { formatNumber } from '@/i18n/format'
import { useUnsaved } from '@/services/page/unsaved'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'

import { EditTools } from './edit-tools'
import { editedFile } from './edited-file'
import { type OpenPicture, UnreadablePicture } from './open-picture'
import { SelectionFrame } from './selection-frame'
import { type EditStep, previewSize, sizeAfter } from './edit-steps'
import { renderEdit } from './render-edit'
import { useEditHistory } from './use-edit-history'
import { usePicture } from './use-picture'
import { ratioOf, stepsToSave, useEditTarget } from './use-edit-target'

/** Renders the edited picture scaled down to preview size, so every edit shows at once. */
function EditPreview({ picture, steps }: { picture: OpenPicture; steps: readonly EditStep[] }) {
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

export interface ImageEditorProps {
  /** Fetches the file to edit. */
  load: (signal: AbortSignal) => Promise<File>
  /** Label of the save button. */
  saveLabel: string
  /** Tells the user what happens to the original. */
  hint: string
  disabledReason?: string | undefined
  onSave: (file: File) => void
  onClose: () => void
}

/** Saving renders at full size, which can run out of memory; on failure the edits stay. */
function useSave(onSave: (file: File) => void) {
  const { t } = useTranslation('pintura')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (make: () => Promise<File>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onSave(await make())
    } catch {
      setProblem(t('editor.save_failed'))
      setBusy(false)
    }
  }
  return { isBusy, problem, save: (make: () => Promise<File>) => void save(make) }
}

function LoadedImageEditor({ picture, ...props }: ImageEditorProps & { picture: OpenPicture }) {
  const { t } = useTranslation('pintura')
  const history = useEditHistory(picture.size)
  const { steps, full } = history
  const target = useEditTarget(sizeAfter(full, steps))
  const toSave = stepsToSave(steps, target)
  const { isBusy, problem, save } = useSave(props.onSave)
  const isChanged = toSave.length > 0
  useUnsaved(isChanged)
  const { width, height } = sizeAfter(full, toSave)
  const size = { width: formatNumber(width), height: formatNumber(height) }
  return (
    <Dialog
      size="large"
      title={t('editor.title')}
      closing={isBusy ? 'block' : isChanged ? 'warn' : 'free'}
      trackedAs="image-editor"
      onClose={props.onClose}
      actions={
        <Button
          kind="primary"
          busy={isBusy}
          disabledReason={props.disabledReason ?? (isChanged ? undefined : t('editor.unchanged'))}
          onClick={() => save(() => editedFile(picture, toSave))}
        >
          {props.saveLabel}
        </Button>
      }
    >
      <div className="grid gap-4">
        <EditTools history={history} target={target} />
        <SelectionFrame area={target.area} aspect={ratioOf(target)} onChange={target.setArea}>
          <EditPreview picture={picture} steps={steps} />
        </SelectionFrame>
        {full.width < picture.size.width && <Banner tone="warning">{t('editor.scaled_down')}</Banner>}
        {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
        <p className="text-12">
          <span role="status">{t('editor.size', size)}</span> {props.hint}
        </p>
      </div>
    </Dialog>
  )
}

/** Photo editor dialog that crops, turns and blurs; the result is a new file. */
export function ImageEditor(props: ImageEditorProps) {
  const { t } = useTranslation('pintura')
  const { state, retry } = usePicture(props.load)
  if (state.kind === 'ready') return <LoadedImageEditor {...props} picture={state.picture} />
  const wordsOf = (error: unknown) => {
    if (error instanceof UnreadablePicture) return t('editor.unreadable')
    return isApiError(error) ? errorText(error) : t('editor.load_failed')
  }
  return (
    <Dialog size="large" title={t('editor.title')} onClose={props.onClose}>
      <ContentState
        status={
          state.kind === 'loading'
            ? { kind: 'loading' }
            : { kind: 'error', text: wordsOf(state.error), onRetry: retry }
        }
        skeleton={<SkeletonBar className="h-80 rounded-card" />}
      />
    </Dialog>
  )
}
