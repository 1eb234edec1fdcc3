import { CheckIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

const itemClass =
  'data-highlighted:bg-board/10 flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-[15px] outline-none data-disabled:cursor-default data-disabled:opacity-60'

type Kind =
  | { value: string; checked?: never; onCheckedChange?: never }
  | { value?: never; checked: boolean; onCheckedChange: (checked: boolean) => void }

/** A choice in a menu: one of a radio group when it has a value, otherwise a checkbox. */
export function MenuTick({
  children,
  stay = false,
  disabled = false,
  ...kind
}: Kind & {
  children: ReactNode
  /** The menu stays open. */
  stay?: boolean
  disabled?: boolean
}) {
  const shared = {
    disabled,
    className: itemClass,
    onSelect: (event: Event) => stay && event.preventDefault(),
    children: (
      <>
        <span className="grid size-4 shrink-0 place-items-center">
          <DropdownMenu.ItemIndicator>
            <CheckIcon aria-hidden="true" className="text-board size-4" />
          </DropdownMenu.ItemIndicator>
        </span>
        {children}
      </>
    ),
  }
  return kind.value === undefined ? (
    <DropdownMenu.CheckboxItem
      {...shared}
      checked={kind.checked}
      onCheckedChange={kind.onCheckedChange}
    />
  ) : (
    <DropdownMenu.RadioItem {...shared} value={kind.value} />
  )
}
