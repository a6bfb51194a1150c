import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide'
import { useId, useState } from 'react'
import { accountNameOf } from '@/domain/account/account-name'
import { useTranslation } from '@/i18n/use-translation'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { isolatedName } from '@/ui/text/user-name'

import { useChatterRules } from '../../../base/use-chatter-rules'

/** More than two lines of the panel. */
const FOLDED_ABOVE_CHARACTERS = 90

function Rules({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = useTranslation('profile')
  const [isOpen, setIsOpen] = useState(false)
  const text = useId()
  const isLong = lines.join(' ').length > FOLDED_ABOVE_CHARACTERS
  return (
    <div className="min-w-0 flex-1">
      <p id={text} className={cx('break-words', isLong && !isOpen && 'line-clamp-2')}>
        <strong className="font-strong text-text">{title}</strong>
        {lines.map((line) => (
          <span key={line}>
            {' '}
            {/* Open, each rule is on a line of its own: in two text directions, running text is hard to follow. */}
            <bdi dir="auto" className={cx(isOpen && 'mt-1 block side-of-parent')}>
              {line}
            </bdi>
          </span>
        ))}
      </p>
      {isLong && (
        <Button
          kind="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={text}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('fan.rules_less') : t('fan.rules_more')}
        </Button>
      )}
    </div>
  )
}

/** The creator's rules, always visible above the fan's data (screens S11). */
export function RulesNote({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation(['profile', 'common'])
  const creators = useQuery(queryOf(listAssignedCreators))
  const creator = creators.data?.data.find((it) => it.creatorId === creatorId)
  const { rules, lines } = useChatterRules(creatorId)
  const name = creator && isolatedName(accountNameOf(creator.creator))
  return (
    <div className="sticky top-0 z-10 bg-surface px-4 pb-3">
      <div className="flex min-h-14 items-start gap-[10px] rounded-card bg-fill px-3 py-[10px] text-13 text-text-quiet forced-colors:border">
        <Icon of={ShieldCheck} className="mt-px" />
        {rules.data ? (
          <Rules
            title={name ? t('fan.rules_of', { name }) : t('fan.rules')}
            lines={lines.length > 0 ? lines : [t('fan.rules_none')]}
          />
        ) : (
          rules.isError && (
            <p className="flex flex-wrap gap-x-2">
              {t('fan.rules_failed')}
              <Button kind="link" size="small" onClick={() => void rules.refetch()} busy={rules.isFetching}>
                {t('common:error_state.retry')}
              </Button>
            </p>
          )
        )}
      </div>
    </div>
  )
}
