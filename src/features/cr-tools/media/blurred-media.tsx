import { EyeOff } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { revealMedia, useMediaHidden, useMediaRevealable } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useMediaDescription } from './use-media-description'

interface RevealButtonProps {
  media: readonly Media[]
  /** What it shows, in place of the first media's name. */
  name?: string | undefined
  /** A mark in the middle: the picture around it has an action of its own. */
  isMark?: boolean
  /** A key of the grid around it, where each tab stop would double the number of steps. */
  shortcut?: string
  className?: string
}

/** Shows hidden media; renders nothing once they are shown, or before it is known whether they stay hidden. Then what it covers takes the focus. */
export function RevealButton({ media, name, isMark = false, shortcut, className }: RevealButtonProps) {
  const { t } = useTranslation('tools')
  const describeMedia = useMediaDescription()
  const isHidden = useMediaHidden(media)
  const isRevealable = useMediaRevealable()
  const [first] = media
  if (!isHidden || !isRevealable || !first) return null
  return (
    <span className={cx('pointer-events-none absolute inset-0 grid place-items-center', className)}>
      <button
        type="button"
        {...(shortcut !== undefined && { tabIndex: -1, 'aria-keyshortcuts': shortcut })}
        aria-label={t('thread.media_reveal', { what: name ?? describeMedia(first) })}
        onClick={({ currentTarget }) => {
          // This button unmounts and would take the focus with it.
          const picture = currentTarget.parentElement?.parentElement
          const successor = picture?.hasAttribute('tabindex') ? picture : picture?.querySelector('button')
          successor?.focus()
          revealMedia(media)
        }}
        className={cx(
          'hit-target pointer-events-auto grid place-items-center text-[#fff] outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus-ring',
          isMark
            ? 'size-7 rounded-full bg-[rgb(0_0_0/0.56)] hover:bg-[rgb(0_0_0/0.75)]'
            : 'size-full rounded-[inherit] bg-[rgb(0_0_0/0.24)] hover:bg-[rgb(0_0_0/0.4)]',
        )}
      >
        <Icon of={EyeOff} size={isMark ? 'xxs' : 'xs'} />
      </button>
    </span>
  )
}

interface BlurredMediaProps {
  media: Media
  className?: string
  /** The picture or clip, at full size. */
  children: ReactNode
}

/** Blurs a large picture or clip until it is revealed. */
export function BlurredMedia({ media, className, children }: BlurredMediaProps) {
  const isHidden = useMediaHidden([media])
  return (
    <span tabIndex={-1} className={cx('relative block overflow-hidden outline-none', className)}>
      <span inert={isHidden} className={cx('block size-full', isHidden && 'scale-110 blur-xl')}>
        {children}
      </span>
      <RevealButton media={[media]} />
    </span>
  )
}
