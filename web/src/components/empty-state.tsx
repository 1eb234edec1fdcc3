import type { ReactNode } from 'react'

/** A drawing, what is the case, and what to do next. */
export function EmptyState({
  drawing,
  title,
  children,
  action,
}: {
  drawing: ReactNode
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-5 py-10 text-center">
      {drawing}
      <h2 className="mt-5 text-2xl">{title}</h2>
      {children !== undefined && <div className="text-ink-muted mt-2">{children}</div>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
