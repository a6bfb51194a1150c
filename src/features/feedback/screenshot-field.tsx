import { ImagePlus, X } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { IconButton } from '@/ui/icon-button'

import { ACCEPTED_PICTURES, screenshotProblem, type ScreenshotProblem } from './screenshot'

function ChosenScreenshot({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <bdi className="cut">{name}</bdi>
      <IconButton icon={X} size="small" name={t('feedback.screenshot_remove')} onClick={onRemove} />
    </>
  )
}

/** Says which files fit, or why the chosen one does not. */
function ScreenshotHint({ id, problem }: { id: string; problem: ScreenshotProblem | undefined }) {
  const { t } = useTranslation('settings')
  return (
    <>
      <ErrorAlert id={`${id}-problem`}>{problem && t(`feedback.${problem}`)}</ErrorAlert>
      {!problem && (
        <p id={`${id}-hint`} className="text-13 text-text-quiet">
          {t('feedback.screenshot_hint')}
        </p>
      )}
    </>
  )
}

/** Picks one optional picture. An invalid file shows an error here and is not accepted. */
export function ScreenshotField({
  file,
  onChange,
}: {
  file: File | undefined
  onChange: (file: File | undefined) => void
}) {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const describedBy = `${id}-problem ${id}-hint`
  const [problem, setProblem] = useState<ScreenshotProblem>()
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    const found = screenshotProblem(chosen)
    setProblem(found)
    if (!found) onChange(chosen)
  }
  const remove = () => {
    // The button that removes it unmounts and would take the focus with it.
    button.current?.focus()
    onChange(undefined)
  }
  return (
    <div className="grid gap-[6px]">
      <label htmlFor={id} className="text-13 font-medium">
        {t('feedback.screenshot')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED_PICTURES}
        className="sr-only"
        tabIndex={-1}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // Allows choosing the same file again after removing it.
          target.value = ''
        }}
      />
      <div className="flex items-center gap-2">
        <Button
          ref={button}
          icon={ImagePlus}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {file ? t('feedback.screenshot_change') : t('feedback.screenshot_choose')}
        </Button>
        {file && <ChosenScreenshot name={file.name} onRemove={remove} />}
      </div>
      <ScreenshotHint id={id} problem={problem} />
    </div>
  )
}
