import { CheckIcon, ChevronDownIcon } from 'lucide-react'
import type { LexicalEditor } from 'lexical'
import { useRef, type ReactNode } from 'react'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/menu.tsx'
import { focusNow } from '../editor/focus-now.ts'
import { ToolButton } from './tool-button.tsx'

export interface Choice {
  id: string
  name: ReactNode
  icon?: ReactNode
  chosen?: boolean
  disabled?: boolean
  /** Leaves the menu open, for what is pressed several times. */
  stays?: boolean
  run: () => void
}

/** A button of the toolbar with a menu. After a choice the caret is back in the text. */
export function ToolMenu({
  name,
  label,
  editor,
  disabled = false,
  choices,
}: {
  name: string
  /** What the button shows. */
  label: ReactNode
  editor: LexicalEditor | undefined
  disabled?: boolean
  choices: readonly Choice[]
}) {
  const chose = useRef(false)
  return (
    <Menu modal={false}>
      <MenuTrigger asChild disabled={disabled}>
        <ToolButton name={name} disabled={disabled}>
          {label}
          <ChevronDownIcon aria-hidden="true" className="size-3.5! opacity-70" />
        </ToolButton>
      </MenuTrigger>
      <MenuContent
        align="start"
        className="max-h-[var(--radix-dropdown-menu-content-available-height)] overflow-y-auto"
        onCloseAutoFocus={(event) => {
          if (!chose.current) return
          chose.current = false
          event.preventDefault()
          editor?.focus()
        }}
      >
        {choices.map(({ id, name: says, icon, chosen = false, disabled: off, stays, run }) => (
          <MenuItem
            key={id}
            disabled={off ?? false}
            className="data-disabled:opacity-45"
            aria-current={chosen || undefined}
            onSelect={(event) => {
              if (stays === true) event.preventDefault()
              else chose.current = true
              run()
              // Before the menu is gone: the next key belongs into the text.
              if (stays !== true && editor !== undefined) focusNow(editor)
            }}
          >
            {icon}
            <span className="grow">{says}</span>
            {chosen && <CheckIcon aria-hidden="true" />}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
