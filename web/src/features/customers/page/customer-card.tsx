import { useId, type ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { More } from './use-more.ts'

/** A part of the page about a customer: what it is, how many there are, and what can be done. */
export function CustomerCard({
  title,
  count,
  action,
  children,
}: {
  title: ReactNode
  count?: number
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="bg-card border-line min-w-0 rounded-lg border">
      <div className="border-line flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-5 py-2">
        <h2 id={id} className="text-lg">
          {title}
          {count !== undefined && (
            <span className="text-ink-muted ml-2 font-sans text-sm font-normal tabular-nums">
              <FormattedNumber value={count} />
            </span>
          )}
        </h2>
        {action}
      </div>
      <div className="px-5 py-4">{children}</div>
    </section>
  )
}

/** What a card without rows says. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-ink-muted text-[15px]">{children}</p>
)

/** Asks for the rows that are not shown yet. */
export function ShowMore({ more }: { more: More<unknown> }) {
  if (more.left <= 0) return null
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <FormError error={more.error} />
      <Button variant="link" size="inline" disabled={more.pending} onClick={more.show}>
        {more.pending ? (
          <FormattedMessage defaultMessage="Loading…" id="T4VxQN" />
        ) : (
          <FormattedMessage
            defaultMessage="Show more ({count, number} left)"
            id="5Pj/BW"
            values={{ count: more.left }}
          />
        )}
      </Button>
    </div>
  )
}
