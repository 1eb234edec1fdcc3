import { Toolbar } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { cn } from '@/lib/class-names.ts'

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** What the button does, for screen readers and on hover. */
  name: string
  /** For what is on or off. */
  pressed?: boolean | undefined
  children: ReactNode
}

/** A button of the toolbar. */
export function ToolButton({ name, pressed, className, children, ...props }: ToolButtonProps) {
  return (
    <Tooltip text={name} side="bottom">
      <Toolbar.Button
        aria-label={name}
        aria-pressed={pressed}
        className={cn(
          'text-ink hover:bg-board/8 focus-visible:ring-board aria-pressed:bg-board/14 aria-pressed:text-board data-[state=open]:bg-board/14 flex h-10 min-w-10 shrink-0 items-center justify-center gap-1 rounded-sm px-2 text-[15px] font-medium whitespace-nowrap outline-none focus-visible:ring-2 disabled:opacity-45 [&_svg]:size-[18px] [&_svg]:shrink-0',
          className,
        )}
        {...props}
      >
        {children}
      </Toolbar.Button>
    </Tooltip>
  )
}

/** A line between groups of tools. */
export function ToolSeparator() {
  return <Toolbar.Separator className="bg-line mx-1 h-6 w-px shrink-0 self-center" />
}
