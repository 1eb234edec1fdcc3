import { Combobox } from '@base-ui/react/combobox'
import { ChevronsUpDownIcon, XIcon } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactElement, type ReactNode, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { Input } from '@/components/ui/input.tsx'
import type { FieldControl } from '../../field.tsx'
import { createKey, type Entry } from './choice.ts'
import { Chips, chipInputClass } from './chips.tsx'
import { ComboboxList } from './combobox-list.tsx'

export interface ComboboxControlProps {
  control: FieldControl
  inputRef: Ref<HTMLInputElement>
  onBlur: () => void
  /** At most one, unless several can be chosen. */
  chosen: readonly Entry[]
  several: boolean
  /** What is chosen stands elsewhere: the field shows no chips. */
  listedBelow: boolean
  entries: readonly Entry[]
  message: ReactNode
  /** The entries are not those of the typed words yet. */
  busy: boolean
  /** No more can be chosen. */
  full: boolean
  onOpen: () => void
  onWords: (words: string) => void
  onChoose: (keys: readonly string[]) => void
  /** @returns whether it was made; if not, the list says why and stays open */
  onCreate: () => Promise<boolean>
  listLabel: string
  placeholder: string
  disabled: boolean
}

/** A field to search in, with its list: what of a combobox needs Base UI, so that it is loaded when it is needed. */
export function ComboboxControl({
  chosen,
  several,
  listedBelow,
  entries,
  busy,
  full,
  onOpen,
  onWords,
  onChoose,
  onCreate,
  disabled,
  listLabel,
  message,
  ...input
}: ComboboxControlProps) {
  const [open, setOpen] = useState(false)
  const choose = (keys: readonly string[], cancel: () => void) => {
    if (!keys.includes(createKey)) {
      onChoose(keys)
      return
    }
    cancel()
    void onCreate().then((made) => made && setOpen(false))
  }
  const known = new Map([...chosen, ...entries].map((entry) => [entry.key, entry]))
  const keys = chosen.map(({ key }) => key)
  const shared = {
    // Base UI is given keys: it takes another object for another choice, and would write over what is being typed.
    items: entries.map(({ key }) => key),
    // The server has searched.
    filter: null,
    itemToStringLabel: (key: string) => known.get(key)?.label ?? '',
    autoHighlight: true,
    disabled,
    open,
    onOpenChange: (opens: boolean, { reason }: Combobox.Root.ChangeEventDetails) => {
      setOpen(opens)
      if (opens && reason !== 'input-change') onOpen()
    },
    onInputValueChange: (words: string, { reason }: Combobox.Root.ChangeEventDetails) => {
      if (reason === 'input-change') onWords(words)
    },
  } as const
  const list = (
    <ComboboxList
      label={listLabel}
      message={message}
      busy={busy}
      entries={known}
      isOff={(key) => full && !keys.includes(key)}
    />
  )
  const inputProps = { ...input, open, busy, disabled, listedBelow }
  return several ? (
    <Combobox.Root
      {...shared}
      multiple
      value={keys}
      onValueChange={(next, { cancel }) => choose(next, cancel)}
    >
      <Chips label={listLabel} chosen={listedBelow ? [] : chosen}>
        <ComboboxInput {...inputProps} render={<input className={chipInputClass} />} />
      </Chips>
      {list}
    </Combobox.Root>
  ) : (
    <Combobox.Root
      {...shared}
      value={keys[0] ?? null}
      onValueChange={(next, { cancel }) => choose(next === null ? [] : [next], cancel)}
    >
      <Combobox.InputGroup className="relative">
        <ComboboxInput {...inputProps} render={<Input className="pr-18" />} />
        <ClearButton />
        <ChevronsUpDownIcon
          aria-hidden="true"
          className="text-ink-muted pointer-events-none absolute top-1/2 right-3 size-[18px] -translate-y-1/2"
        />
      </Combobox.InputGroup>
      {list}
    </Combobox.Root>
  )
}

function ComboboxInput({
  control,
  inputRef,
  onBlur,
  placeholder,
  open,
  busy,
  disabled,
  listedBelow,
  render,
}: Pick<
  ComboboxControlProps,
  'control' | 'inputRef' | 'onBlur' | 'placeholder' | 'busy' | 'listedBelow'
> & {
  open: boolean
  disabled: boolean
  /** How it looks. */
  render: ReactElement
}) {
  const onKeyDown = (
    event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void },
  ) => {
    // Nobody sees which one Base UI would remove.
    if (event.key === 'Backspace' && listedBelow && event.currentTarget.value === '')
      event.preventBaseUIHandler()
    // Base UI forgets the choice by Escape in a closed list; here it belongs to the dialog around it.
    if (event.key === 'Escape' && !open) event.preventBaseUIHandler()
    if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      // It chooses from the list and saves no form; what still belongs to other words is not chosen unseen.
      event.preventDefault()
      if (busy) event.preventBaseUIHandler()
    }
  }
  return (
    <Combobox.Input
      {...control}
      // While the list is open Base UI hides what is around the field, and with it the label, from screen readers.
      aria-labelledby={`${control.id}-label`}
      ref={inputRef}
      disabled={disabled}
      placeholder={placeholder}
      render={render}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}

function ClearButton() {
  const intl = useIntl()
  return (
    <Combobox.Clear
      aria-label={intl.formatMessage({ defaultMessage: 'Remove the choice', id: 'T+vp4f' })}
      className="text-ink-muted hover:text-danger absolute top-1/2 right-9 flex size-9 -translate-y-1/2 items-center justify-center rounded-full"
    >
      <XIcon aria-hidden="true" className="size-4" />
    </Combobox.Clear>
  )
}
