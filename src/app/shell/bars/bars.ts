export { FeedbackPopup } from '@/features/feedback'

export { BottomBar } from './bottom-bar'
export { SectionNav } from './section-nav'
export { SlideMenu } from './slide-menu'
export { TabletBar } from './tablet-bar'
export { TopBar } from './top-bar'
