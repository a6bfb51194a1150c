/* All overlays, as one chunk that loads after the first frame: see float-code.ts. */
export { Dialog } from './float/dialog'
export { Drawer } from './float/drawer'
export { Lightbox } from './float/lightbox'
export { MenuChoices, MenuFloat, MenuItem, MenuSection, MenuSeparator } from './float/menu'
export { MenuAt } from './float/menu-at'
export { PanelAt } from './float/panel-at'
export { PopoverFloat } from './float/popover'
export { Select } from './float/select'
