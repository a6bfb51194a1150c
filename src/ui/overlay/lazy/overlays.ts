/* The content of all overlays, as one chunk that loads after the first frame: see load-overlays.tsx. */
export { DiscardConfirmation } from './closable-modal'
export { DialogContent } from './dialog-content'
export { DrawerContent } from './drawer-content'
export { LightboxContent } from './lightbox-content'
export { MenuChoices, MenuContent, MenuItem, MenuSection, MenuSeparator } from './menu-content'
export { PopoverContent } from './popover-content'
export { SelectList } from './select-list'
