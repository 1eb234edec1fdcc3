import { cn } from '@/lib/class-names.ts'

/** The look of a filter, on or off. */
export const pillClass = (on: boolean) =>
  cn(
    'inline-flex h-10 max-w-full min-w-0 items-center gap-2 rounded-full border px-3.5 text-sm font-medium transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
    on
      ? 'border-board bg-board/10 text-ink'
      : 'border-line-strong bg-card hover:border-ink-muted text-ink',
  )
