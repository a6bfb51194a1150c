import { overlayOf } from './load-overlays'

/** A question or a small task over the page. Traps the focus and restores it on close. */
export const Dialog = overlayOf((code) => code.DialogContent)

/** A side panel for one item of a list, or a bottom sheet within reach of the thumb. */
export const Drawer = overlayOf((code) => code.DrawerContent)

/** Shows pictures full-screen, on black in every theme; Escape closes and restores the focus. */
export const Lightbox = overlayOf((code) => code.LightboxContent)

/** Asks before an action discards unsaved changes, as a dialog or drawer does when it closes. */
export const DiscardConfirmation = overlayOf((code) => code.DiscardConfirmation)
