import { cn } from '@/lib/class-names.ts'
import { ChalkStroke } from './chalk-stroke.tsx'

const mark = 'kryt'

/** The name in lower case over a stroke of chalk. It is not translated. */
export function KrytMark({ className }: { className?: string }) {
  return (
    <span
      translate="no"
      className={cn(
        'font-display relative inline-block pb-1.5 text-[28px] leading-none font-extrabold tracking-[-0.055em]',
        className,
      )}
    >
      {mark}
      <ChalkStroke className="text-chalk-yellow absolute -inset-x-1 bottom-0 h-2 w-[calc(100%+8px)]" />
    </span>
  )
}
