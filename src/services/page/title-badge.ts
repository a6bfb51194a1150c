import { BADGE_CAP, SMALL_BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/page/navigation'

const PREFIX = /^\(\d+\+?\) /
const ICON = 'link[rel="icon"]'

let shownCount = 0
let badge: string | undefined
/** The plain tab icon, while the badge replaces it. */
let plainIcon: string | undefined
let observer: MutationObserver | undefined

/** The icon with the count, as one data URL: a tab icon cannot load other files. */
const badgeIcon = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#5b5bd6"/>' +
      '<path fill="#fff" d="M5 14.5A1.5 1.5 0 0 1 6.5 13h7A1.5 1.5 0 0 1 15 14.5v4a1.5 1.5 0 0 1-1.5 1.5H9.3l-2.7 2.6a.36.36 0 0 1-.6-.25V20A1 1 0 0 1 5 19z"/>' +
      `<rect x="${text.length > 1 ? 8 : 11}" width="${text.length > 1 ? 20 : 17}" height="17" rx="8.5" fill="#d13415"/>` +
      `<text x="${text.length > 1 ? 18 : 19.5}" y="13" font-family="sans-serif" font-size="13" font-weight="700" text-anchor="middle" fill="#fff">${text}</text></svg>`,
  )}`

/** Keeps the count in front of the title, whatever code sets it. */
function applyTitleBadge(): void {
  const plain = document.title.replace(PREFIX, '')
  const wanted = badge ? `(${badge}) ${plain}` : plain
  if (document.title !== wanted) document.title = wanted
}

function applyIconBadge(text: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>(ICON)
  if (!link) return
  if (text === undefined) {
    if (plainIcon !== undefined) link.setAttribute('href', plainIcon)
    plainIcon = undefined
    return
  }
  plainIcon ??= link.getAttribute('href') ?? ''
  const wanted = badgeIcon(text)
  if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted)
}

/** The displayed count: everything that is unread. */
export const titleBadgeCount = (): number => shownCount

/** Shows a count in the window title and on the tab icon; zero removes it. */
export function showTitleBadge(count: number): void {
  shownCount = count
  badge = badgeText(count, BADGE_CAP)
  applyTitleBadge()
  applyIconBadge(badgeText(count, SMALL_BADGE_CAP))
  if (!badge) {
    observer?.disconnect()
    observer = undefined
    return
  }
  if (observer) return
  observer = new MutationObserver(applyTitleBadge)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
}
