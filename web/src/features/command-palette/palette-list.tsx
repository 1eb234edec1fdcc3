import { Autocomplete } from '@base-ui/react/autocomplete'
import { CornerDownLeftIcon, FileTextIcon, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

/** The entries in their groups. The focus stays in the field above. */
export function PaletteList({
  iconOf,
  onChoose,
}: {
  iconOf: (entry: PaletteEntry) => LucideIcon | undefined
  onChoose: (entry: PaletteEntry, elsewhere: boolean) => void
}) {
  return (
    <Autocomplete.List className="max-h-[min(26rem,calc(100dvh-13rem))] scroll-py-2 overflow-y-auto overscroll-contain p-2 empty:hidden max-[599px]:max-h-none max-[599px]:flex-1">
      {(group: PaletteGroup) => (
        <Autocomplete.Group key={group.value} items={group.items} className="pb-1.5 last:pb-0">
          <Autocomplete.GroupLabel className="text-ink-muted flex flex-wrap justify-between gap-x-4 px-3 pt-2 pb-1.5 text-[13px] font-semibold">
            {group.value}
            {group.opens !== undefined && <div className="font-normal">{group.opens}</div>}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: PaletteEntry) => (
              <Autocomplete.Item
                key={entry.id}
                value={entry}
                onClick={(event: MouseEvent) =>
                  onChoose(entry, event.ctrlKey || event.metaKey || event.shiftKey)
                }
                className="data-highlighted:bg-board/10 group flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-[15px] outline-none"
              >
                <EntryIcon icon={iconOf(entry)} />
                <span className="min-w-0 flex-1 truncate max-[599px]:whitespace-normal">
                  <span className="font-medium">{entry.label}</span>
                  {entry.note !== undefined && (
                    <span className="text-ink-muted ml-2.5 text-sm max-[599px]:ml-0 max-[599px]:block">
                      {entry.note}
                    </span>
                  )}
                </span>
                <CornerDownLeftIcon
                  aria-hidden="true"
                  className="text-ink-muted invisible size-4 shrink-0 group-data-highlighted:visible max-[599px]:hidden"
                />
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  )
}

function EntryIcon({ icon: Icon = FileTextIcon }: { icon: LucideIcon | undefined }) {
  return <Icon aria-hidden="true" className="text-ink-muted size-[18px] shrink-0" />
}
