import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { isolate } from '@/lib/text/isolate'
import { toast } from '@/services/page/toasts'

import { useToggle } from '../use-welcome'
import type { WelcomeView } from '../welcome-view'
import type { Open } from './overlay'
import type { SequenceAct } from './sequence-menu'

/** Pauses, activates or restores a sequence, with a way back. */
function useStateChange(creatorId: string) {
  const { t } = useTranslation('marketplace')
  const toggle = useToggle(creatorId)
  return ({ sequenceId, name, state: before }: WelcomeSequence, act: 'pause' | 'activate' | 'restore') =>
    toggle.mutate(
      { sequenceId, state: act === 'activate' ? 'active' : 'paused' },
      {
        onSuccess: () => {
          const words = act === 'restore' ? 'restored' : act === 'activate' ? 'activated' : 'paused'
          toast.success(t(`welcome.${words}`, { name: isolate(name) }), {
            action: {
              label: t('welcome.undo'),
              onPress: () => toggle.mutate({ sequenceId, state: before }),
            },
          })
        },
      },
    )
}

/** Runs an action of a sequence's menu: at once, on another view, or in something over the page. */
export function useSequenceAct(creatorId: string, view: WelcomeView, onOpen: (open: Open) => void) {
  const change = useStateChange(creatorId)
  return (act: SequenceAct, of: WelcomeSequence) => {
    if (act === 'results') view.showResults(of.sequenceId)
    else if (act === 'edit') view.edit(of.sequenceId)
    else if (act === 'pause' || act === 'activate' || act === 'restore') change(of, act)
    else onOpen({ act, of })
  }
}
