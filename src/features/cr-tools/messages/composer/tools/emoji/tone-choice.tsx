import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '@/ui/cx'

/** Full class names, so that Tailwind finds them. */
const TONES = ['bg-tone-0', 'bg-tone-1', 'bg-tone-2', 'bg-tone-3', 'bg-tone-4', 'bg-tone-5'] as const

/** The six skin tones; native radio buttons, so that arrow keys work. */
export function ToneChoice({ tone, onChange }: { tone: number; onChange: (tone: number) => void }) {
  const { t } = useTranslation('tools')
  const group = useId()
  const names = [
    t('compose_tools.tone_0'),
    t('compose_tools.tone_1'),
    t('compose_tools.tone_2'),
    t('compose_tools.tone_3'),
    t('compose_tools.tone_4'),
    t('compose_tools.tone_5'),
  ]
  return (
    <div role="radiogroup" aria-label={t('compose_tools.tone')} className="flex">
      {TONES.map((className, index) => (
        <label
          key={className}
          className="relative grid size-6 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus-ring pointer-coarse:h-11"
        >
          <input
            type="radio"
            name={group}
            checked={tone === index}
            aria-label={names[index]}
            onChange={() => onChange(index)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span
            className={cx(
              'size-4 rounded-full forced-color-adjust-none',
              className,
              tone === index && 'outline-2 outline-offset-2 outline-accent-text',
            )}
          />
        </label>
      ))}
    </div>
  )
}
