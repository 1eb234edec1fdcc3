import type { ElementType, ReactNode } from 'react'

/** A drawing, a heading, an explanation and what to do next. */
export function EmptyState({
  drawing,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: {
  drawing: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** In a dialog: the dialog's own title element. */
  heading?: ElementType<{ className?: string; children?: ReactNode }>
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-5 py-10 text-center">
      {drawing}
      <Heading className="mt-5 pr-0! text-2xl">{title}</Heading>
      {children !== undefined && <div className="text-ink-muted mt-2 text-balance">{children}</div>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
