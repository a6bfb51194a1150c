/* All overlays, as one chunk that loads after the first frame: see float-code.ts. */
export { Dialog } from './float/dialog'
export { Drawer } from './float/drawer'
export { Lightbox } from './float/lightbox'
export { MenuChoices, MenuOverlay, MenuItem, MenuSection, MenuSeparator } from './float/menu'
export { ContextMenu } from './float/menu-at'
export { AnchoredPanel } from './float/panel-at'
export { PopoverOverlay } from './float/popover'
export { Select } from './float/select'
