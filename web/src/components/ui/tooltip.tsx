import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Shows the name of a control that has only an icon, on hover and on focus. */
export function Tooltip({
  text,
  side = 'right',
  children,
}: {
  text: ReactNode
  side?: 'right' | 'bottom'
  children: ReactNode
}) {
  return (
    <Radix.Provider delayDuration={150} disableHoverableContent>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          {/* The control already has this name; screen readers should not read it twice. */}
          <Radix.Content
            aria-hidden="true"
            side={side}
            sideOffset={8}
            collisionPadding={8}
            className="bg-ink text-paper animate-in fade-in-0 z-60 rounded-sm px-2.5 py-1.5 text-sm font-medium shadow-lg duration-150"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
