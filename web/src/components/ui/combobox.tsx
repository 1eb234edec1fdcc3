import { CheckIcon, ChevronsUpDownIcon } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/lib/class-names.ts'
import { Input } from './input.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** What tells two of the same name apart. */
  note?: string | undefined
}

/**
 * A field to search in, with the choices below it: the editable combobox of the ARIA practices. The list follows the
 * typed words, which the caller looks up.
 */
export function Combobox({
  chosen,
  options,
  onSearch,
  onChange,
  message,
  label,
  disabled = false,
  ...control
}: {
  chosen: ComboboxOption | null
  options: readonly ComboboxOption[]
  /** With every key, and with nothing when the list opens. */
  onSearch: (words: string) => void
  onChange: (option: ComboboxOption) => void
  /** Says that it searches, found nothing, or that there is more. */
  message: ReactNode
  /** Names the list for screen readers. */
  label: string
  disabled?: boolean
  id?: string
  placeholder?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string | undefined
}) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)

  const show = () => {
    if (open || disabled) return
    setOpen(true)
    setActive(-1)
    onSearch('')
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option === undefined) return
    onChange(option)
    close()
  }
  const move = (step: 1 | -1) => {
    const next = (active + step + options.length) % Math.max(options.length, 1)
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => (open ? move(1) : show()),
    ArrowUp: () => (open ? move(-1) : show()),
    Enter: () => choose(options[active]),
    Escape: (event) => {
      event.stopPropagation()
      close()
    },
  }

  return (
    <div className="relative">
      <Input
        {...control}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(open && active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        disabled={disabled}
        className="pr-10"
        value={typed ?? chosen?.label ?? ''}
        onClick={show}
        onBlur={close}
        onChange={(event) => {
          setOpen(true)
          setActive(-1)
          setTyped(event.target.value)
          onSearch(event.target.value)
        }}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (act === undefined || (!open && !event.key.startsWith('Arrow'))) return
          event.preventDefault()
          act(event)
        }}
      />
      <ChevronsUpDownIcon
        aria-hidden="true"
        className="text-ink-muted pointer-events-none absolute top-1/2 right-3 size-[18px] -translate-y-1/2"
      />
      <div
        // Pressing beside a choice must not take the focus, and with it the list, away.
        onPointerDown={(event) => event.preventDefault()}
        className={cn(
          'bg-card border-line shadow-lift absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-md border',
          !open && 'hidden',
        )}
      >
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={label}
          className={cn('max-h-72 overflow-y-auto p-1.5', options.length === 0 && 'hidden')}
        >
          {options.map((option, index) => (
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field keeps the focus and has the keys
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === chosen?.value}
              onClick={() => choose(option)}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-[15px]',
                index === active ? 'bg-board/12' : 'hover:bg-board/8',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block">{option.label}</span>
                {option.note !== undefined && (
                  <span className="text-ink-muted block text-sm">{option.note}</span>
                )}
              </span>
              {option.value === chosen?.value && (
                <CheckIcon aria-hidden="true" className="text-board size-[18px] shrink-0" />
              )}
            </li>
          ))}
        </ul>
        <div
          role="status"
          className={cn(
            'text-ink-muted px-4 py-3 text-sm',
            options.length > 0 && 'border-line border-t py-2',
            (!open || message === null) && 'hidden',
          )}
        >
          {open && message}
        </div>
      </div>
    </div>
  )
}
