import { ShieldCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { CreatorRules } from '@/domain/agency/creator-rules'
import { ruleSentences } from '@/i18n/rule-sentences'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'

/** The rules as chatters read them beside each conversation. */
export function RulesPreview({
  rules,
  name,
  currency,
}: {
  rules: CreatorRules
  name: string
  currency: string
}) {
  const { t } = useTranslation(['analytics', 'profile'])
  const lines = ruleSentences(rules, currency)
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-strong">{t('analytics:creators.rules_preview')}</h3>
      <div className="flex min-h-14 items-start gap-[10px] rounded-card bg-fill px-3 py-[10px] text-13 text-text-quiet forced-colors:border">
        <Icon of={ShieldCheck} className="mt-px" />
        <p className="min-w-0 break-words">
          <strong className="font-strong text-text">
            {t('profile:fan.rules_of', { name: isolate(name) })}
          </strong>
          {(lines.length > 0 ? lines : [t('profile:fan.rules_none')]).map((line) => (
            <span key={line}>
              {' '}
              <bdi dir="auto" className="mt-1 block side-of-parent">
                {line}
              </bdi>
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}
