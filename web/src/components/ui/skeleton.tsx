import { cn } from '@/lib/class-names.ts'

/** A block in the place and size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn('bg-line/70 animate-pulse rounded-md motion-reduce:animate-none', className)}
    />
  )
}
