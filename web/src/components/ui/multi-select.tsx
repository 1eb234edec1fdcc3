import { CheckIcon, ChevronDownIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { MenuContent } from './menu.tsx'
import { cn } from '@/lib/class-names.ts'

/** A list that stays open while several choices are ticked. */
export function MultiSelect({
  options,
  chosen,
  onChange,
  onClosed,
  children,
  className,
  ...props
}: Omit<ComponentProps<'button'>, 'onChange'> & {
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  onClosed?: () => void
  /** The text of the closed field. */
  children: ReactNode
}) {
  return (
    <DropdownMenu.Root onOpenChange={(open) => !open && onClosed?.()}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          className={cn(
            'border-line-strong bg-card text-ink hover:border-ink-muted focus-visible:border-board focus-visible:ring-board/20 aria-invalid:border-danger flex h-11 w-full items-center justify-between gap-2 rounded-md border pr-3 pl-3.5 text-left text-base transition-[border-color,box-shadow] duration-150 outline-none focus-visible:ring-4 disabled:opacity-60',
            className,
          )}
          {...props}
        >
          <span className="min-w-0 truncate">{children}</span>
          <ChevronDownIcon aria-hidden="true" className="text-ink-muted size-[18px] shrink-0" />
        </button>
      </DropdownMenu.Trigger>
      <MenuContent
        align="start"
        className="max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-[max(14rem,var(--radix-dropdown-menu-trigger-width))] overflow-y-auto"
      >
        {options.map(({ value, label }) => (
          <DropdownMenu.CheckboxItem
            key={value}
            checked={chosen.includes(value)}
            className="data-highlighted:bg-board/10 group flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-[15px] outline-none"
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(checked) =>
              onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          >
            <span className="border-line-strong group-data-[state=checked]:border-board group-data-[state=checked]:bg-board text-board-ink grid size-[18px] shrink-0 place-items-center rounded-sm border">
              <DropdownMenu.ItemIndicator>
                <CheckIcon aria-hidden="true" className="size-3.5" />
              </DropdownMenu.ItemIndicator>
            </span>
            {label}
          </DropdownMenu.CheckboxItem>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  )
}
