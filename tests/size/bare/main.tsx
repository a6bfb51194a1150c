/** The baseline page: the mandatory packages, a sign-in form, nothing else. */
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

const signIn = async (form: FormData): Promise<void> => {
  await fetch('/api/auth/login', { method: 'POST', body: form })
}

function SignIn() {
  const { t } = useTranslation('auth')
  const { mutate, isPending } = useMutation({ mutationFn: signIn })
  return (
    <form action={(form) => mutate(form)}>
      <h1>{t('login.title')}</h1>
      <label>
        {t('login.email')} <input name="email" type="email" autoComplete="username" />
      </label>
      <label>
        {t('login.password')} <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button type="submit" disabled={isPending}>
        {t('login.submit')}
      </button>
    </form>
  )
}

await i18next
  .use(HttpBackend)
  .use(LanguageDetector)
  .use(initReactI18next)
  .init({
    ns: ['auth'],
    fallbackLng: 'en',
    supportedLngs: ['en'],
    backend: { loadPath: '/{{ns}}.json' },
    interpolation: { escapeValue: false },
  })
const router = createBrowserRouter([{ path: '*', element: <SignIn /> }])
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
