import { ChevronDownIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names.ts'

/** The browser's own list of choices, which phones show in their own way, styled like the other fields. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        data-slot="select"
        className={cn(
          'border-line-strong bg-card text-ink hover:border-ink-muted focus-visible:border-board focus-visible:ring-board/20 aria-invalid:border-danger h-11 w-full appearance-none rounded-md border pr-10 pl-3.5 text-base transition-[border-color,box-shadow] duration-150 outline-none focus-visible:ring-4 disabled:opacity-60',
          className,
        )}
        {...props}
      />
      <ChevronDownIcon
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute top-1/2 right-3 size-[18px] -translate-y-1/2"
      />
    </span>
  )
}
