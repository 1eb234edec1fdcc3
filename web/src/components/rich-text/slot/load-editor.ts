import { withTexts } from '@/i18n/catalogue.ts'

/** The editor with its texts: a file of its own, so that a page without editors does not load it. */
export const loadEditor = () => withTexts(import('../editor/slot-editor.tsx'), 'papers')
