import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { env } from '@/config/env'
import type { OpenChannel } from '@/domain/chat/channel'
import { plainName } from '@/ui/text/user-name'

import { useName } from '../../people/names'

/** Sets the document title to the fan or group, to distinguish browser tabs. */
export function useChannelTitle({ userId, title }: OpenChannel): void {
  const { t } = useTranslation('global')
  const name = useName(userId) ?? title
  const words = name ? t('shell.title', { page: plainName(name), app: env.appName }) : undefined
  useEffect(() => {
    if (words !== undefined) document.title = words
  }, [words])
}
