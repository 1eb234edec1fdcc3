import { AlertDialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names.ts'
import { HeldContext, useHeld } from './hold-dialog.tsx'
import { useReturnFocus } from './use-return-focus.ts'

/**
 * A question: a click outside does nothing, and Escape gives the answer that changes nothing (`onOpenChange` with false).
 * Without an `onOpenChange` it has to be answered.
 */
export function AlertDialog({
  onOpenChange,
  children,
  ...props
}: ComponentProps<typeof Radix.Root>) {
  const { hold, change } = useHeld(onOpenChange)
  return (
    <Radix.Root onOpenChange={change} {...props}>
      <HeldContext value={hold}>{children}</HeldContext>
    </Radix.Root>
  )
}

/** Focuses the first button, or the one marked for it, because Radix only knows its own Cancel button. */
function focusAnswer(event: Event) {
  event.preventDefault()
  if (!(event.currentTarget instanceof HTMLElement)) return
  const answer = event.currentTarget.querySelector<HTMLElement>('[data-focus-first]')
  const first = event.currentTarget.querySelector<HTMLElement>('input, button')
  ;(answer ?? first)?.focus()
}

/** Gives the focus back when it closes. What had it may be gone, such as the row that was deleted. */
function Content(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content onCloseAutoFocus={useReturnFocus({ orPage: true })} {...props} />
}

export function AlertDialogContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="data-[state=open]:animate-in data-[state=open]:fade-in-0 fixed inset-0 z-50 bg-[#0c1412]/55 duration-200" />
      <Content
        className={cn(
          'bg-card border-line fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-32px)] w-[min(500px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-xl border p-6 shadow-2xl',
          className,
        )}
        onOpenAutoFocus={focusAnswer}
        {...props}
      >
        {children}
      </Content>
    </Radix.Portal>
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-2xl', className)} {...props} />
}
