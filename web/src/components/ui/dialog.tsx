import { XIcon } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import { HeldContext, useHeld } from './hold-dialog.tsx'
import { useFocusOnItsWay } from './use-focus-on-its-way.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** A dialog waits for what is being saved in it (HoldDialog). */
export function Dialog({ onOpenChange, children, ...props }: ComponentProps<typeof Radix.Root>) {
  const { hold, change } = useHeld(onOpenChange)
  return (
    <Radix.Root onOpenChange={change} {...props}>
      <HeldContext value={hold}>{children}</HeldContext>
    </Radix.Root>
  )
}

const scrim =
  'data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 fixed inset-0 z-50 bg-[#0c1412]/55 duration-200'

function CloseButton() {
  return (
    <Radix.Close className="text-ink-muted hover:bg-board/8 hover:text-ink absolute top-3 right-3 grid size-11 place-items-center rounded-md transition-colors">
      <XIcon aria-hidden="true" className="size-5" />
      <span className="sr-only">
        <FormattedMessage defaultMessage="Close" id="rbrahO" />
      </span>
    </Radix.Close>
  )
}

/** Gives the focus back when it closes: to whatever had it when it was mounted, which is when the dialog opens. */
function Content({ ref, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content onCloseAutoFocus={useReturnFocus()} ref={useFocusOnItsWay(ref)} {...props} />
  )
}

/** A dialog in the middle of the screen, or over the whole screen on a phone. */
export function DialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrim} />
      <Content
        className={cn(
          'bg-card border-line data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-3 fixed inset-0 z-50 flex flex-col overflow-y-auto duration-200 outline-none min-[600px]:inset-auto min-[600px]:top-1/2 min-[600px]:left-1/2 min-[600px]:max-h-[88dvh] min-[600px]:w-[min(800px,calc(100vw-48px))] min-[600px]:-translate-x-1/2 min-[600px]:-translate-y-1/2 min-[600px]:rounded-xl min-[600px]:border min-[600px]:shadow-2xl',
          className,
        )}
        {...props}
      >
        {children}
        <CloseButton />
      </Content>
    </Radix.Portal>
  )
}

/**
 * Focuses the dialog itself, for dialogs with text to read: their first button may remove something, and
 * while they load there is only the close button.
 */
export function focusWhole(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** A drawer from the right edge. */
export function DrawerContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrim} />
      <Content
        className={cn(
          'bg-paper border-line data-[state=open]:animate-in data-[state=closed]:animate-out data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right fixed inset-y-0 right-0 z-50 flex w-[min(340px,86vw)] flex-col overflow-y-auto border-l p-6 shadow-2xl duration-200 outline-none',
          className,
        )}
        {...props}
      >
        {children}
        <CloseButton />
      </Content>
    </Radix.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      className={cn('font-display pr-12 text-2xl font-bold tracking-tight', className)}
      {...props}
    />
  )
}

export const DialogDescription = Radix.Description
