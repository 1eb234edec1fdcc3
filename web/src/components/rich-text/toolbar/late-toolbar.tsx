import { lazy, Suspense, type ComponentProps } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'
import type { RichTextToolbar } from './rich-text-toolbar.tsx'

const Toolbar = lazy(async () => {
  const file = await withTexts(import('./rich-text-toolbar.tsx'), 'planner', 'papers')
  return { default: file.RichTextToolbar }
})

/** The toolbar in the file of the editors, so that a page comes without it; whoever draws it keeps its place free. */
export function LateToolbar(props: ComponentProps<typeof RichTextToolbar>) {
  return (
    <Suspense>
      <Toolbar {...props} />
    </Suspense>
  )
}
