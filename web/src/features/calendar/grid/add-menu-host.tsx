import { useEffect, useRef, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@/components/ui/menu.tsx'
import { activityTypeNames, activityTypes, type ActivityType } from '../setting/activity-types.ts'
import { addMenu } from './add-menu.ts'

/**
 * The menu that the button of a day opens: which kind of activity. It stays mounted, so that it knows whether a key opened
 * it; its first entry then has the focus.
 */
export function AddMenuHost({ onAdd }: { onAdd: (date: string, type: ActivityType) => void }) {
  const intl = useIntl()
  const open = useSyncExternalStore(addMenu.subscribe, addMenu.get)
  // While it closes, which day it was opened for.
  const opened = useRef(open)
  const chosen = useRef<ActivityType | null>(null)
  useEffect(() => {
    if (open !== null) opened.current = open
  }, [open])
  const place = open?.button.getBoundingClientRect()
  return (
    <Menu open={open !== null} onOpenChange={(next) => !next && addMenu.set(null)}>
      <MenuTrigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed"
          style={
            place && { left: place.left, top: place.top, width: place.width, height: place.height }
          }
        />
      </MenuTrigger>
      <MenuContent
        align="start"
        aria-label={intl.formatMessage({ defaultMessage: 'Add an activity', id: '6oC2Id' })}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opened.current?.button.focus()
          // Only now: a dialog that opens while the menu still holds the focus would lose it to the button.
          if (opened.current !== null && chosen.current !== null) {
            onAdd(opened.current.date, chosen.current)
          }
          chosen.current = null
        }}
      >
        <MenuLabel>
          <FormattedMessage defaultMessage="Add an activity" id="6oC2Id" />
        </MenuLabel>
        {activityTypes.map((type) => (
          <MenuItem
            key={type}
            onSelect={() => {
              chosen.current = type
            }}
          >
            {intl.formatMessage(activityTypeNames[type])}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
