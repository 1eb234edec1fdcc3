import { Combobox } from '@base-ui/react/combobox'
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Entry } from './choice.ts'

/** What is chosen, each with a button that removes it, and the field to type in after them. */
export function Chips({
  label,
  chosen,
  children,
}: {
  /** Names the chips for screen readers. */
  label: string
  chosen: readonly Entry[]
  children: ReactNode
}) {
  const intl = useIntl()
  return (
    <Combobox.InputGroup className="border-line-strong bg-card hover:border-ink-muted focus-within:border-board focus-within:ring-board/20 has-aria-invalid:border-danger has-aria-invalid:focus-within:ring-danger/20 w-full rounded-md border transition-[border-color,box-shadow] duration-150 focus-within:ring-4 has-disabled:opacity-60">
      <Combobox.Chips
        aria-label={label}
        className="flex min-h-[42px] cursor-text flex-wrap items-center gap-1.5 px-2 py-1"
      >
        {chosen.map(({ key, label: name }) => (
          <Combobox.Chip
            key={key}
            aria-label={name}
            className="border-line bg-paper focus-visible:ring-board/40 flex max-w-full min-w-0 cursor-default items-center gap-1 rounded-full border pl-3 text-sm outline-none focus-visible:ring-2"
          >
            <span className="min-w-0 py-1 break-words">{name}</span>
            <Combobox.ChipRemove
              className="hover:text-danger flex size-8 shrink-0 items-center justify-center rounded-full"
              aria-label={intl.formatMessage(
                { defaultMessage: 'Remove {name}', id: 'T0e6Lh' },
                { name },
              )}
            >
              <XIcon aria-hidden="true" className="size-4" />
            </Combobox.ChipRemove>
          </Combobox.Chip>
        ))}
        {children}
      </Combobox.Chips>
    </Combobox.InputGroup>
  )
}

/** For the field to type in among chips. */
export const chipInputClass =
  'placeholder:text-ink-muted/75 h-8 min-w-28 flex-1 bg-transparent px-1.5 text-base outline-none'
