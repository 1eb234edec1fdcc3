import { Combobox } from '@base-ui/react/combobox'
import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Entry } from './choice.ts'

/**
 * The list below a combobox, with one line that says what is going on. It is drawn at the end of the page, so that a
 * dialog does not cut it off. A modal dialog of Radix takes pointer, wheel and touch away from everything outside it, so
 * the list takes the pointer back and keeps wheel and touch to itself.
 */
export function ComboboxList({
  label,
  message,
  busy,
  entries,
  isOff,
}: {
  /** Names the list for screen readers. */
  label: string
  message: ReactNode
  busy: boolean
  /** By their keys. */
  entries: ReadonlyMap<string, Entry>
  /** Whether the entry of a key cannot be chosen now. */
  isOff: (key: string) => boolean
}) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={8} collisionPadding={12} className="z-60 outline-none">
        <Combobox.Popup
          aria-busy={busy}
          style={{ pointerEvents: 'auto' }}
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
          className="bg-card border-line shadow-lift flex max-h-[min(20rem,var(--available-height))] w-(--anchor-width) flex-col overflow-hidden rounded-md border"
        >
          <Combobox.List
            aria-label={label}
            className="min-h-0 flex-1 scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 data-empty:p-0"
          >
            {(key: string) => (
              <Combobox.Item
                key={key}
                value={key}
                disabled={isOff(key)}
                className="data-highlighted:bg-board/12 flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-[15px] data-disabled:cursor-not-allowed data-disabled:opacity-55"
              >
                <span className="min-w-0 flex-1">
                  <span className="block break-words">{entries.get(key)?.label}</span>
                  {entries.get(key)?.note !== undefined && (
                    <span className="text-ink-muted block text-sm break-words">
                      {entries.get(key)?.note}
                    </span>
                  )}
                </span>
                <Combobox.ItemIndicator>
                  <CheckIcon aria-hidden="true" className="text-board size-[18px] shrink-0" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
          <Combobox.Status className="text-ink-muted border-line px-4 text-sm not-first:border-t has-[:not(.sr-only)]:py-2.5">
            {message}
          </Combobox.Status>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
