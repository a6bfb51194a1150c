/* All overlays, as one chunk that loads after the first frame: see load-overlays.ts. */
export { Dialog } from './dialog'
export { Drawer } from './drawer'
export { Lightbox } from './lightbox'
export { MenuChoices, MenuOverlay, MenuItem, MenuSection, MenuSeparator } from './menu'
export { ContextMenu } from './context-menu'
export { AnchoredPanel } from './anchored-panel'
export { PopoverOverlay } from './popover'
export { Select } from './select'
