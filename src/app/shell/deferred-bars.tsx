import { deferred } from '@/services/loading/deferred'

import { SECTION_BAR_CLASSES } from './bars/section-bar'

const importBars = () => import('./bars/bars')

const TOP_BAR_SKELETON = (
  <div className="h-bar shrink-0 border-b border-line bg-surface pointer-coarse:h-pane-head" />
)
const TABLET_BAR_SKELETON = <div className="h-pane-head shrink-0 border-b border-line bg-surface" />
const BOTTOM_BAR_SKELETON = <div className="h-16 shrink-0 border-t border-line bg-surface" />

export const TopBar = deferred(async () => (await importBars()).TopBar, { placeholder: TOP_BAR_SKELETON })
export const TabletBar = deferred(async () => (await importBars()).TabletBar, {
  placeholder: TABLET_BAR_SKELETON,
})
export const BottomBar = deferred(async () => (await importBars()).BottomBar, {
  placeholder: BOTTOM_BAR_SKELETON,
})
export const SectionNav = deferred(async () => (await importBars()).SectionNav, {
  placeholder: <div className={SECTION_BAR_CLASSES} />,
})
export const SlideMenu = deferred(async () => (await importBars()).SlideMenu)

/** Renders only where bars do. */
export const FeedbackPopup = deferred(async () => (await importBars()).FeedbackPopup)

/**
 * Preloads the bars for the first frame of a page that has them. A page with a composer has none, so they
 * load after it.
 */
export const loadBars = () =>
  Promise.all([TopBar, TabletBar, SectionNav, BottomBar, SlideMenu].map((bar) => bar.preload()))
