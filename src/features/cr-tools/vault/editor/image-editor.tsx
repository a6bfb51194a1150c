import { useState, useEffect, useLayoutEffect, useRef } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { errorText, isApiError, isCancelled } from '@/api/errors'
import { formatNumber } from '@/i18n/format'
import { useUnsaved } from '@/services/page/unsaved'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { Dialog } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'

import { EditTools } from './edit-tools'
import { editedFile } from './edited-file'
import { type OpenPicture, UnreadablePicture, openPicture } from './open-picture'
import { SelectionFrame } from './selection-frame'
import { useImageEdit } from './use-image-edit'
import { type EditStep, previewSize } from './edit-steps'
import { renderEdit } from './render-edit'

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

type PictureState =
  | { kind: 'loading' }
  | { kind: 'ready'; picture: OpenPicture }
  | { kind: 'failed'; error: unknown }

/** Loads and decodes the picture to edit; `retry` starts over after a failure. */
function usePicture(load: (signal: AbortSignal) => Promise<File>) {
  const [state, setState] = useState<PictureState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // Keep the first `load`: a re-render of the parent must not load again.
  const [loadFile] = useState(() => load)
  useEffect(() => {
    const stop = new AbortController()
    const open = async () => {
      try {
        const picture = await openPicture(await loadFile(stop.signal))
        if (!stop.signal.aborted) setState({ kind: 'ready', picture })
      } catch (error) {
        if (!stop.signal.aborted && !isCancelled(error)) setState({ kind: 'failed', error })
      }
    }
    void open()
    return () => stop.abort()
  }, [loadFile, attempt])
  const retry = () => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }
  return { state, retry }
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
  const edit = useImageEdit(picture.size)
  const { isBusy, problem, save } = useSave(props.onSave)
  const isChanged = edit.all.length > 0
  useUnsaved(isChanged)
  const size = {
    width: formatNumber(edit.sizeToSave.width),
    height: formatNumber(edit.sizeToSave.height),
  }
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
          onClick={() => save(() => editedFile(picture, edit.all))}
        >
          {props.saveLabel}
        </Button>
      }
    >
      <div className="grid gap-4">
        <EditTools edit={edit} />
        <SelectionFrame area={edit.area} aspect={edit.ratio} onChange={edit.setArea}>
          <EditPreview picture={picture} steps={edit.steps} />
        </SelectionFrame>
        {edit.isScaledDown && <Banner tone="warning">{t('editor.scaled_down')}</Banner>}
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
