import { PencilLine } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { useColleagueName } from '../../../people/colleague-names'

/** Shows which colleague writes in the channel, with a button to take over. */
export function LockBar({ lockedBy, takeOver }: { lockedBy: string; takeOver: () => Promise<void> }) {
  const { t } = useTranslation('tools')
  const name = isolate(useColleagueName(lockedBy) ?? t('composer.colleague'))
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false })
  const press = async () => {
    setState({ isBusy: true })
    try {
      await takeOver()
      setState({ isBusy: false })
    } catch (error) {
      setState({ isBusy: false, error })
    }
  }
  return (
    <div className="mb-2">
      <Banner
        tone="warning"
        icon={PencilLine}
        actions={
          <Button size="small" busy={state.isBusy} onClick={() => void press()}>
            {t('composer.take_over')}
          </Button>
        }
      >
        {state.error === undefined
          ? t('composer.problem_locked', { name })
          : t('composer.take_over_failed', { reason: errorText(state.error) })}
      </Banner>
    </div>
  )
}
