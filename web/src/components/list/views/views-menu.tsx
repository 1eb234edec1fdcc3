import { DropdownMenu } from 'radix-ui'
import { FormattedMessage } from 'react-intl'
import { MenuContent, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { MenuTick } from '../menu-tick.tsx'
import type { ListView } from './list-view-store.ts'

/** The person's views by name, and what can be done with the one that is shown. */
export function ViewsMenu({
  views,
  error,
  onAgain,
  chosen,
  changed,
  onShow,
  onUpdate,
  onDialog,
}: {
  /** Null until they are there. */
  views: ListView[] | null
  error: unknown
  onAgain: () => void
  chosen: ListView | null
  /** The list shows something else than the chosen view. */
  changed: boolean
  onShow: (view: ListView) => void
  onUpdate: (view: ListView) => void
  onDialog: (dialog: 'new' | 'rename' | 'delete') => void
}) {
  const online = useOnline()
  return (
    <MenuContent className="max-h-[var(--radix-dropdown-menu-content-available-height)] max-w-80 overflow-y-auto">
      {views === null && error === null && (
        <p role="status" className="text-ink-muted px-3 py-2 text-[15px]">
          <FormattedMessage defaultMessage="Loading views…" id="kAGx48" />
        </p>
      )}
      {views === null && error !== null && (
        <MenuItem
          onSelect={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          <FormattedMessage defaultMessage="The views could not be loaded. Try again" id="8nhUx+" />
        </MenuItem>
      )}
      {views?.length === 0 && (
        <p className="text-ink-muted px-3 py-2 text-[15px]">
          <FormattedMessage
            defaultMessage="No views yet. Search, filter and sort, and keep it under a name."
            id="a3o4vb"
          />
        </p>
      )}
      <DropdownMenu.RadioGroup
        value={chosen !== null && !changed ? chosen.id : ''}
        onValueChange={(id) => {
          const view = views?.find((one) => one.id === id)
          if (view) onShow(view)
        }}
      >
        {views?.map(({ id, name }) => (
          <MenuTick key={id} value={id}>
            <span className="wrap-anywhere">{name}</span>
          </MenuTick>
        ))}
      </DropdownMenu.RadioGroup>
      <MenuSeparator />
      <MenuItem
        className="h-auto min-h-10 py-1.5"
        disabled={!online}
        onSelect={() => onDialog('new')}
      >
        <FormattedMessage defaultMessage="Save as a view…" id="7FDHSK" />
      </MenuItem>
      {chosen !== null && (
        <>
          {changed && (
            <MenuItem
              className="h-auto min-h-10 py-1.5"
              disabled={!online}
              onSelect={() => onUpdate(chosen)}
            >
              <FormattedMessage
                defaultMessage="Keep the changes in “{view}”"
                id="AI8DVl"
                values={{ view: chosen.name }}
              />
            </MenuItem>
          )}
          <MenuItem
            className="h-auto min-h-10 py-1.5"
            disabled={!online}
            onSelect={() => onDialog('rename')}
          >
            <FormattedMessage
              defaultMessage="Rename “{view}”…"
              id="IhZ/2N"
              values={{ view: chosen.name }}
            />
          </MenuItem>
          <MenuItem
            className="h-auto min-h-10 py-1.5"
            disabled={!online}
            onSelect={() => onDialog('delete')}
          >
            <FormattedMessage
              defaultMessage="Delete “{view}”…"
              id="QBDhcu"
              values={{ view: chosen.name }}
            />
          </MenuItem>
        </>
      )}
      {!online && (
        <p className="text-ink-muted px-3 py-2 text-sm">
          <FormattedMessage defaultMessage="You’re offline. This needs a connection." id="hI7Xeb" />
        </p>
      )}
    </MenuContent>
  )
}
