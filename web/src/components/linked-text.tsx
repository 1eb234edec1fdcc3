import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'
import { webLinks } from '@/lib/web-links.ts'

/** A text with its web addresses as links, which open in a new tab and tell the other site nothing. */
const linked = (text: string): ReactNode =>
  webLinks(text).map((piece, index) =>
    piece.href === null ? (
      piece.text
    ) : (
      <a
        key={index}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-board font-medium underline underline-offset-4"
      >
        {piece.text}
      </a>
    ),
  )

/** A text that a person typed, as it is; its web addresses can be clicked. */
export const LinkedText = ({ text, className }: { text: string; className?: string }) => (
  <p className={cn('wrap-anywhere whitespace-pre-line', className)}>{linked(text)}</p>
)
