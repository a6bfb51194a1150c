import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MockControl } from '../transport/mock-control'
import type { Faults } from '../state/faults'
import { PanelFaults } from './panel-faults'
import { PanelSession } from './panel-session'
import type { Letter } from '../state/state'

const isPanelKey = (event: KeyboardEvent): boolean =>
  event.ctrlKey && event.shiftKey && event.code === 'KeyM' && !event.repeat

/** Ctrl+Shift+M toggles the panel; Escape inside closes it. */
function useOpen(): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Element && event.target.closest('.mock-panel') !== null
      if (event.key === 'Escape' && isInside) setOpen(false)
      if (!isPanelKey(event)) return
      event.preventDefault()
      setOpen((before) => !before)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return [isOpen, () => setOpen(false)]
}

interface PanelProps {
  control: MockControl
}

/** The panel that makes the mock backend slow, failing, offline, newer or empty. */
export function Panel({ control }: PanelProps) {
  const [isOpen, close] = useOpen()
  return isOpen ? <OpenPanel control={control} close={close} /> : null
}

function OpenPanel({ control, close }: PanelProps & { close: () => void }) {
  const { t } = useTranslation('common')
  const [faults, setFaults] = useState<Faults>()
  const [letters, setLetters] = useState<Letter[]>([])
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    void control.faults().then(setFaults)
    void control.letters().then(setLetters)
    box.current?.focus()
  }, [control])
  const change = (patch: Partial<Faults>) => void control.faults(patch).then(setFaults)
  return (
    <section ref={box} className="mock-panel" role="dialog" aria-label={t('mock.panel_title')} tabIndex={-1}>
      <header>
        <h2>{t('mock.panel_title')}</h2>
        <button type="button" onClick={close}>
          {t('mock.close')}
        </button>
      </header>
      {faults ? <PanelFaults faults={faults} change={change} /> : null}
      {faults ? <PanelSession faults={faults} change={change} /> : null}
      <Letters letters={letters} />
      <footer>
        <button type="button" onClick={() => void control.expireAccessTokens()}>
          {t('mock.expire_now')}
        </button>
        <button type="button" onClick={() => void control.reset().then(() => location.assign('/'))}>
          {t('mock.reset')}
        </button>
      </footer>
    </section>
  )
}

function Letters({ letters }: { letters: readonly Letter[] }) {
  const { t } = useTranslation('common')
  if (letters.length === 0) return null
  return (
    <fieldset>
      <legend>{t('mock.letters')}</legend>
      <ul>
        {letters.slice(0, 5).map(({ at, to, subject, content }) => (
          <li key={`${at} ${to}`}>
            <bdi>{to}</bdi>{' '}
            {subject === 'password_reset' ? (
              <a href={content}>{t('mock.letter_password_reset')}</a>
            ) : (
              <span>{t('mock.letter_code', { code: content })}</span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
