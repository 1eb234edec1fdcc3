import { cn } from '@/lib/class-names.ts'

/** A stroke of chalk as wide as its container, for example under the current menu entry. */
export function ChalkStroke({ className, draw = false }: { className?: string; draw?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 10"
      preserveAspectRatio="none"
      className={cn('pointer-events-none block overflow-visible', draw && 'stroke-in', className)}
    >
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path
          d="M2 6.400C22 3.400 45 2.200 67 3.100c18 .7 35 1.400 51-.4"
          strokeWidth="3.400"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M9 8.200C31 5.900 58 5.200 82 5.900c9 .3 18 .3 27-.3"
          strokeWidth="1.400"
          opacity=".55"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  )
}
