import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { saveDrafts, useIsComposing } from '@/services/composing'
import { reloadPage, useLoadFailure } from '@/services/load-failure'
import { useVersionDecision } from '@/services/version-watch'
import { buttonLook } from '@/ui/button-look'
import { useModalChanged } from '@/ui/use-modal-changed'

/**
 * Stays until the page is loaded anew. The browser's own dialog: one that is loaded when needed could not be, for
 * what it tells is that parts of the code are gone.
 */
function Required() {
  const { t } = useTranslation('global')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    void saveDrafts()
    // An engine without modal dialogs shows it in place.
    const element: (HTMLElement & { showModal?: () => void }) | null = dialog.current
    if (element?.showModal) element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  useModalChanged(true, 'new-version')
  const reload = (event: MouseEvent) => {
    event.preventDefault()
    void reloadPage()
  }
  return (
    <dialog
      ref={dialog}
      // Above a dialog of ours, which would otherwise fetch the focus back.
      data-react-aria-top-layer="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // Escape twice closes a dialog whatever is done about the first.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-card bg-surface-float p-6 text-text shadow-dialog backdrop:bg-overlay"
    >
      <h2 id={`${id}-title`} className="text-16 font-strong">
        {t('version.hard_title')}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-text-quiet">
        {t('version.hard_text')}
      </p>
      <p className="mt-5 flex justify-end">
        <a href={location.href} onClick={reload} className={buttonLook({ kind: 'primary' })}>
          {t('version.hard_reload')}
        </a>
      </p>
    </dialog>
  )
}

/** A new version is required: the server said so, or code of the old one is gone (spec 2, 8). Waits for who writes. */
export function NewVersionDialog() {
  const isRequired = useVersionDecision() === 'hard'
  const isCodeGone = useLoadFailure() === 'ask'
  const isComposing = useIsComposing()
  return (isRequired || isCodeGone) && !isComposing ? <Required /> : null
}
