import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { saveComposerDrafts, useIsComposing } from '@/services/input/composers'
import { reloadPage, useLoadFailure } from '@/services/loading/load-failure'
import { useVersionDecision } from '@/services/network/version-watch'
import { buttonClasses } from '@/ui/button-classes'
import { useModalChanged } from '@/ui/overlay/use-modal-changed'

/**
 * Stays until the page reloads. A native dialog: a lazy-loaded one could not load, because the old version's
 * code is gone.
 */
function RequiredVersionDialog() {
  const { t } = useTranslation('global')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    void saveComposerDrafts()
    // An engine without modal dialogs shows it inline.
    const element: (HTMLElement & { showModal?: () => void }) | null = dialog.current
    if (element?.showModal) element.showModal()
    else element?.setAttribute('open', '')
  }, [])
  useModalChanged('new-version')
  const reload = (event: MouseEvent) => {
    event.preventDefault()
    void reloadPage()
  }
  return (
    <dialog
      ref={dialog}
      // Above our own dialogs, which would otherwise steal the focus back.
      data-react-aria-top-layer="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a native dialog even when the first is prevented.
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
        <a href={location.href} onClick={reload} className={buttonClasses({ kind: 'primary' })}>
          {t('version.hard_reload')}
        </a>
      </p>
    </dialog>
  )
}

/**
 * Requires a reload: the server asks for a new version, or code of the old one is gone (requirements 2 and
 * 8). Waits while the user types.
 */
export function NewVersionDialog() {
  const isRequired = useVersionDecision() === 'hard'
  const isCodeGone = useLoadFailure() === 'ask'
  const isComposing = useIsComposing()
  return (isRequired || isCodeGone) && !isComposing ? <RequiredVersionDialog /> : null
}
