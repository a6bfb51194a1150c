/** Classes of the section bar, the same before its code has loaded. */
export const SECTION_BAR_CLASSES = 'h-10 shrink-0 border-b border-line-quiet max-lg:h-11 pointer-coarse:h-11'
