import { type CSSProperties, useState } from 'react'

import { hasPendingName } from '@/lib/text/pending-name'

import { cx } from '../cx'
import { plainName } from './user-name'

export type AvatarKind = 'fan' | 'creator' | 'staff'

interface AvatarPerson {
  /** Seeds the colours, so the same person always gets the same ones. */
  id: string
  name: string
  kind: AvatarKind
  src?: string | undefined
}

/** Returns the same hash for the same id on every device. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Returns the first letters of the first and the last word. */
export function initials(name: string): string {
  if (hasPendingName(name)) return ''
  const words = plainName(name).trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase()
}

function gradient(id: string, kind: AvatarKind): string {
  const hash = hashOf(id)
  const hue = hash % 360
  const turn = 35 + ((hash >>> 9) % 60)
  const angle = 130 + ((hash >>> 16) % 60)
  const [light, dark, chroma] = kind === 'creator' ? [0.78, 0.44, 0.13] : [0.74, 0.48, 0.07]
  return `linear-gradient(${angle}deg in oklch, oklch(${light} ${chroma} ${hue}), oklch(${dark} ${chroma} ${hue + turn}))`
}

/**
 * Shows who it is by shape: round for fans, squared for creators, initials for staff. Hidden from screen
 * readers, because the name is beside it. A picture that fails to load leaves the gradient.
 */
export function Avatar({
  of,
  size = 32,
  online = false,
}: {
  of: AvatarPerson
  size?: number
  online?: boolean
}) {
  const [failed, setFailed] = useState<string>()
  const shape = of.kind === 'creator' ? 'rounded-[28%]' : 'rounded-full'
  const look: CSSProperties = { width: size, height: size, fontSize: Math.max(9, Math.round(size * 0.38)) }
  if (of.kind !== 'staff') look.backgroundImage = gradient(of.id, of.kind)
  return (
    <span
      aria-hidden
      // CSS renders the letters, so they do not become part of a button's accessible name.
      data-initials={of.kind === 'staff' ? initials(of.name) : undefined}
      style={look}
      className={cx(
        'inline-grid shrink-0 place-items-center leading-none font-strong print:hidden outline outline-[rgb(255_255_255/0.08)] -outline-offset-1 select-none',
        shape,
        of.kind === 'staff' &&
          'bg-fill-pressed text-text before:[grid-area:1/1] before:content-[attr(data-initials)]',
        online && 'relative',
      )}
    >
      {of.src && of.src !== failed && (
        <img
          src={of.src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(of.src)}
          className={cx('size-full object-cover [grid-area:1/1]', shape)}
        />
      )}
      {online && (
        <span className="absolute -end-px -bottom-px size-[max(10px,26%)] rounded-full border-2 border-surface bg-success-text forced-color-adjust-none" />
      )}
    </span>
  )
}
