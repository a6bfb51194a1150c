import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

import { PageEnter } from '../loading/page-enter'

/** Shows a retry instead of a 404: failed roles refuse no page. */
export function RolesFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('global')
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
      <PageEnter page="shell.roles_failed_title" />
      <h1 className="text-20 font-strong">{t('shell.roles_failed_title')}</h1>
      <p role="alert" className="mb-4 max-w-[420px] text-text-quiet">
        {t('shell.roles_failed_text')}
      </p>
      <Button onClick={retry}>{t('shell.retry')}</Button>
    </main>
  )
}
