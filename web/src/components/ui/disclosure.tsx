import { ChevronDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A heading that shows and hides the content below it. It is the browser's own element, which works before
 * scripts have loaded and in print.
 */
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
