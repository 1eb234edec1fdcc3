import { CheckIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'
import { isEndOfOpeningPress } from './opening-press.ts'

export const Menu = DropdownMenu.Root
export const MenuTrigger = DropdownMenu.Trigger

/**
 * A menu opens when the button goes down. Where it comes to lie under the pointer, letting go would run the entry there, so
 * a press that went nowhere opens only; whoever drags to an entry and lets go still chooses it.
 */
export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        onPointerUpCapture={(event) => {
          if (isEndOfOpeningPress(event)) event.stopPropagation()
        }}
        className={cn(
          'bg-card border-line shadow-lift data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-1 z-50 min-w-56 rounded-md border p-1.5 duration-150',
          className,
        )}
        {...props}
      />
    </DropdownMenu.Portal>
  )
}

const itemLook =
  'data-highlighted:bg-board/10 flex h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-[15px] outline-none [&_svg]:size-[18px]'

/** An entry that is on or off; it is said so, and an icon beside it draws a tick where it is on. */
export function MenuCheckboxItem({
  className,
  children,
  icon,
  ...props
}: ComponentProps<typeof DropdownMenu.CheckboxItem> & { icon: ReactNode }) {
  return (
    <DropdownMenu.CheckboxItem className={cn(itemLook, className)} {...props}>
      {icon}
      {children}
      <DropdownMenu.ItemIndicator className="text-board ml-auto pl-2">
        <CheckIcon aria-hidden="true" strokeWidth={3} />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.CheckboxItem>
  )
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item className={cn(itemLook, className)} {...props} />
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof DropdownMenu.Label>) {
  return (
    <DropdownMenu.Label
      className={cn('text-ink-muted px-2.5 pt-1.5 pb-2 text-sm', className)}
      {...props}
    />
  )
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="bg-line my-1.5 h-px" />
}
