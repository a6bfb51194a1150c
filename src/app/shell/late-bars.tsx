import { late } from '@/services/late'

import { SECTION_BAR } from './section-bar'

const bars = () => import('./bars')

const Upper = <div className="h-bar shrink-0 border-b border-line bg-surface pointer-coarse:h-pane-head" />
const UpperOfTablet = <div className="h-pane-head shrink-0 border-b border-line bg-surface" />
const Lower = <div className="h-16 shrink-0 border-t border-line bg-surface" />

export const TopBar = late(async () => (await bars()).TopBar, Upper, 'now')
export const TabletBar = late(async () => (await bars()).TabletBar, UpperOfTablet, 'now')
export const BottomBar = late(async () => (await bars()).BottomBar, Lower, 'now')
export const SectionNav = late(async () => (await bars()).SectionNav, <div className={SECTION_BAR} />, 'now')
export const SlideMenu = late(async () => (await bars()).SlideMenu, null, 'now')

/** Renders only where bars do. */
export const FeedbackPopup = late(async () => (await bars()).FeedbackPopup, null, 'now')

/**
 * Preloads the bars for the first frame of a page that has them. A page with a composer has none, so they
 * load after it.
 */
export const loadBars = () =>
  Promise.all([TopBar, TabletBar, SectionNav, BottomBar, SlideMenu].map((bar) => bar.load()))
