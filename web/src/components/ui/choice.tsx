import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'

/** A checkbox or radio button with its label; the whole line can be clicked. */
export function Choice({
  children,
  className,
  ...props
}: ComponentProps<'input'> & { type: 'checkbox' | 'radio'; children: ReactNode }) {
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 text-base has-[:disabled]:opacity-60',
        className,
      )}
    >
      <input {...props} className="tick size-5 shrink-0 cursor-pointer disabled:cursor-default" />
      <span className="min-w-0 wrap-anywhere hyphens-auto">{children}</span>
    </label>
  )
}
