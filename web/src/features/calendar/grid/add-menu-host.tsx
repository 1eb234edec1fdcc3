import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Menu, MenuContent, MenuItem, MenuLabel, MenuTrigger } from '@/components/ui/menu.tsx'
import { activityTypeNames, activityTypes, type ActivityType } from '../setting/activity-types.ts'
import { addMenu } from './add-menu.ts'

/** The menu that the button of a day opens: which kind of activity. */
export function AddMenuHost({ onAdd }: { onAdd: (date: string, type: ActivityType) => void }) {
  const intl = useIntl()
  const open = useSyncExternalStore(addMenu.subscribe, addMenu.get)
  if (open === null) return null
  const place = open.button.getBoundingClientRect()
  return (
    <Menu open onOpenChange={(next) => !next && addMenu.set(null)}>
      <MenuTrigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed"
          style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
        />
      </MenuTrigger>
      <MenuContent
        align="start"
        aria-label={intl.formatMessage({ defaultMessage: 'Add an activity', id: '6oC2Id' })}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          open.button.focus()
        }}
      >
        <MenuLabel>
          <FormattedMessage defaultMessage="Add an activity" id="6oC2Id" />
        </MenuLabel>
        {activityTypes.map((type) => (
          <MenuItem key={type} onSelect={() => onAdd(open.date, type)}>
            {intl.formatMessage(activityTypeNames[type])}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
