import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'

/** A section of a page in a box, with its heading and actions. */
export function Card({
  title,
  hint,
  action,
  className,
  children,
}: {
  title: ReactNode
  hint?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('bg-card border-line rounded-xl border p-5 min-[600px]:p-7', className)}
    >
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {hint !== undefined && <p className="text-ink-muted mt-1 text-[15px]">{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
