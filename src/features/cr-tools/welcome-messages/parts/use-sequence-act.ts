import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { WelcomeSequence, WelcomeState } from '@/domain/welcome/welcome-message'
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
  const put = (sequenceId: string, state: WelcomeState, onSuccess?: () => void) =>
    toggle.mutate(
      { sequenceId, state },
      {
        onError: (error) => toast.error(errorText(error)),
        ...(onSuccess && { onSuccess }),
      },
    )
  return ({ sequenceId, name, state: before }: WelcomeSequence, act: 'pause' | 'activate' | 'restore') =>
    put(sequenceId, act === 'activate' ? 'active' : 'paused', () => {
      const words = act === 'restore' ? 'restored' : act === 'activate' ? 'activated' : 'paused'
      toast.success(t(`welcome.${words}`, { name: isolate(name) }), {
        action: { label: t('welcome.undo'), onPress: () => put(sequenceId, before) },
      })
    })
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
