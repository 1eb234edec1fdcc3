import { Suspense, type ComponentProps } from 'react'
import { latePart } from '@/components/lazy-part.tsx'
import { withTexts } from '@/i18n/catalogue.ts'
import type { RichTextToolbar } from './rich-text-toolbar.tsx'

const Toolbar = latePart(async () => {
  const file = await withTexts(import('./rich-text-toolbar.tsx'), 'planner', 'papers')
  return file.RichTextToolbar
})

/** The toolbar in the file of the editors, so that a page comes without it; whoever draws it keeps its place free. */
export function LateToolbar(props: ComponentProps<typeof RichTextToolbar>) {
  return (
    <Suspense>
      <Toolbar {...props} />
    </Suspense>
  )
}
