import { cn } from '@/lib/class-names.ts'

/** A placeholder with the position and size of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('bg-line/70 animate-pulse rounded-md motion-reduce:animate-none', className)}
    />
  )
}
