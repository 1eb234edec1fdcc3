import { Popover as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names.ts'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

/** A small panel beside the button that opens it. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={8}
        collisionPadding={12}
        className={cn(
          'bg-card border-line shadow-lift data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-1 z-50 max-h-[min(28rem,var(--radix-popover-content-available-height))] w-72 overflow-y-auto rounded-md border p-2 duration-150 outline-none',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  )
}
