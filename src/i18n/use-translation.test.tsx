import { act, render, screen } from '@testing-library/react'
import i18next, { type BackendModule } from 'i18next'
import { startTransition, Suspense, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { beforeEach, expect, it, vi } from 'vitest'

import { applyPreferences } from '@/services/page/page-preferences'

import { formatTime } from './format'
import { useTranslation } from './use-translation'
import { LanguageProvider } from './language-provider'

const FILES: Record<string, Record<string, string>> = {
  'en/global': { hello: 'Hello', many_one: '{{count}} fan', many_other: '{{count}} fans' },
  'de/global': { hello: 'Hallo', many_one: '{{count}} Fan', many_other: '{{count}} Fans' },
  'en/tools': { hello: 'Good day' },
  'de/tools': { hello: 'Guten Tag' },
}
/** Holds back translations until the test releases them. */
let arrival: Promise<void>

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    void arrival.then(() => callback(null, FILES[`${language}/${namespace}`] ?? {}))
  },
}

beforeEach(async () => {
  arrival = Promise.resolve()
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: false,
      ns: ['global'],
      defaultNS: 'global',
      interpolation: { escapeValue: false },
    })
})

/** Test translations, unknown to the types of our locales. */
type Say = (key: string, values?: object | string) => string
const useWords = (of: 'global' | 'tools' = 'global') => useTranslation(of) as unknown as { t: Say }

const heard: unknown[] = []
function Part({ of, say, values }: { of?: 'global' | 'tools'; say: string; values?: object | string }) {
  const { t } = useWords(of)
  heard.push(t)
  return <p>{t(say, ...(values === undefined ? [] : [values]))}</p>
}

const draw = (parts: React.ReactNode) =>
  act(async () =>
    render(
      <Suspense fallback="waits">
        <LanguageProvider>{parts}</LanguageProvider>
      </Suspense>,
    ),
  )

const said = () => screen.getAllByRole('paragraph').map((one) => one.textContent)

it('looks a text up once for all components, and gives all of them one t', async () => {
  const lookUp = vi.spyOn(i18next, 't')
  heard.length = 0
  await draw([1, 2, 3].map((key) => <Part key={key} say="hello" />))
  expect(said()).toEqual(['Hello', 'Hello', 'Hello'])
  expect(lookUp).toHaveBeenCalledOnce()
  expect(new Set(heard).size).toBe(1)
})

it('translates texts with values each time', async () => {
  await draw(
    ['1 fan', '2 fans', '1 more fan'].map((key) => (
      <Part key={key} say="many" values={{ count: parseInt(key) }} />
    )),
  )
  expect(said()).toEqual(['1 fan', '2 fans', '1 fan'])
})

it('uses the default text in place of a missing one', async () => {
  await draw(<Part say="missing" values="in other words" />)
  expect(said()).toEqual(['in other words'])
})

it('uses the new language after a switch, in every component', async () => {
  await draw([<Part key="1" say="hello" />, <Part key="2" say="many" values={{ count: 2 }} />])
  await act(async () => i18next.changeLanguage('de'))
  expect(said()).toEqual(['Hallo', '2 Fans'])
})

it('suspends until translations have loaded, and keeps namespaces apart', async () => {
  let comes = () => undefined as void
  arrival = new Promise((resolve) => (comes = resolve))
  await draw([<Part key="1" say="hello" />, <Part key="2" of="tools" say="hello" />])
  expect(screen.getByText('waits')).toBeVisible()
  await act(async () => comes())
  expect(said()).toEqual(['Hello', 'Good day'])
})

it('shows a text that has loaded since, in place of its key', async () => {
  const view = await draw(<Part say="late" />)
  expect(said()).toEqual(['late'])
  i18next.addResource('en', 'global', 'late', 'Better late')
  await act(async () =>
    view.rerender(
      <LanguageProvider>
        <Part say="late" />
      </LanguageProvider>,
    ),
  )
  expect(said()).toEqual(['Better late'])
})

it('keeps the order of hooks when translations load between two attempts to render', async () => {
  // A replay of the suspended component finds them loaded: a hook skipped there breaks the hooks after it.
  function Stateful() {
    const { t } = useWords('tools')
    const [name] = useState('Mila')
    return <p>{`${t('hello')}, ${name}`}</p>
  }
  function Opens() {
    const [isOpen, setIsOpen] = useState(false)
    if (isOpen) return <Stateful />
    return <button type="button" aria-label="Open" onClick={() => startTransition(() => setIsOpen(true))} />
  }
  await draw(<Opens />)
  await act(async () => screen.getByRole('button').click())
  expect(said()).toEqual(['Good day, Mila'])
})

it('re-renders formatted times with another hour format', () => {
  const at = Date.UTC(2026, 10, 18, 15)
  const At = () => {
    useTranslation('global')
    return formatTime(at, { timeStyle: 'short', timeZone: 'UTC' })
  }
  const { container } = render(<At />, { wrapper: LanguageProvider })
  expect(container).toHaveTextContent('3:00 PM')
  const preferences = { sounds: true, reducedMotion: false, undoSeconds: 5 as const }
  act(() => applyPreferences({ ...preferences, hourCycle: 'h23' }))
  expect(container).toHaveTextContent('15:00')
  act(() => applyPreferences())
  expect(container).toHaveTextContent('3:00 PM')
})
