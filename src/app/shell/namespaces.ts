import type { Namespace } from '@/config/languages'

/** The words of everything in the shell; the build requests them with each page (build/page-files.ts). */
export const SHELL_NAMESPACES: readonly Namespace[] = ['common', 'be_errors']
