import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** What a state means to the reader, independent of its text. */
export type BadgeTone = 'good' | 'waiting' | 'note' | 'over'

// Only the dot is coloured, so the text is legible in both themes and without colours.
const badge = cva(
  'inline-flex h-7 items-center gap-2 rounded-full border px-2.5 text-[13px] font-semibold whitespace-nowrap before:size-2 before:shrink-0 before:rounded-full',
  {
    variants: {
      tone: {
        good: 'text-ink border-chalk-green/45 bg-chalk-green/10 before:bg-chalk-green',
        waiting: 'text-ink border-chalk-yellow/55 bg-chalk-yellow/12 before:bg-chalk-yellow',
        note: 'text-ink border-chalk-blue/40 bg-chalk-blue/10 before:bg-chalk-blue',
        over: 'border-line-strong text-ink-muted before:bg-ink-muted/60',
      },
    },
  },
)

/** A short state, such as "paid", in a row. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>
}
