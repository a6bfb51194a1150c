import { t } from '@/i18n'

t('nav.logout')
t('unsaved.title', { ns: 'global' })
// @ts-expect-error: no such phrase
t('nav.nowhere')
// @ts-expect-error: a branch is no phrase
t('nav')
