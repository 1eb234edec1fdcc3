import { ChevronDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A heading that folds away what is below it. The browser's own element: it works before any script, and in print. */
export function Disclosure({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <details open className="group border-line border-t">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <h3 className="font-display text-lg font-bold">{heading}</h3>
        <ChevronDownIcon
          aria-hidden="true"
          className="text-ink-muted size-5 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
