import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeState } from '@/domain/welcome/welcome-message'
import { Badge, type Tone } from '@/ui/text/badge'

const TONES: Record<WelcomeState, Tone> = { active: 'success', paused: 'warning', archived: 'neutral' }

export function StateBadge({ of }: { of: WelcomeState }) {
  const { t } = useTranslation('marketplace')
  return <Badge tone={TONES[of]}>{t(`welcome.state_${of}`)}</Badge>
}
