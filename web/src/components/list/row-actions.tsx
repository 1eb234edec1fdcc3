import { EllipsisVerticalIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Menu, MenuContent, MenuTrigger } from '@/components/ui/menu.tsx'
import { ActionButton, ActionItem, type Action } from './action.tsx'

/** An action for one row: a button in the row, or an entry in its menu. */
export interface RowAction extends Action {
  inRow?: boolean
}

/** The actions of a row: buttons for the frequent ones, a menu for the others. */
export function RowActions({
  actions,
  rowName,
}: {
  actions: readonly RowAction[]
  rowName: string
}) {
  const intl = useIntl()
  const inMenu = actions.filter(({ inRow }) => inRow !== true)
  return (
    <span className="flex items-center justify-end gap-1.5">
      {actions
        .filter(({ inRow }) => inRow === true)
        .map((action) => (
          <ActionButton
            key={action.id}
            action={action}
            variant="outline"
            size="sm"
            className="max-h-[calc(var(--list-row)-8px)] [&_svg]:size-4"
          />
        ))}
      {inMenu.length > 0 && (
        <Menu>
          <MenuTrigger asChild>
            <Button
              variant="quiet"
              size="icon"
              className="size-[calc(var(--list-row)-8px)] max-h-10 max-w-10"
              aria-label={intl.formatMessage(
                { defaultMessage: 'Actions for {name}', id: 'icI5MO' },
                { name: rowName },
              )}
            >
              <EllipsisVerticalIcon aria-hidden="true" />
            </Button>
          </MenuTrigger>
          <MenuContent>
            {inMenu.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </MenuContent>
        </Menu>
      )}
    </span>
  )
}
