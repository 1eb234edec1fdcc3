import { SlidersHorizontalIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '@/components/ui/menu.tsx'
import { visibility, type ListRow } from './columns.ts'
import type { List } from './define-list.ts'
import type { ListLook } from './list-look.ts'
import { MenuTick } from './menu-tick.tsx'
import type { ListControl } from './use-list-state.ts'

/** The menu for columns, row height and groups, and for the export. */
export function ListOptions<Row extends ListRow>({
  list,
  look,
  control: { state, change },
  onExport,
}: {
  list: List<Row>
  look: ListLook
  control: ListControl
  onExport: () => void
}) {
  const intl = useIntl()
  const label = intl.formatMessage({ defaultMessage: 'List options', id: 'zoVo96' })
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="outline" size="icon" className="size-10" aria-label={label} title={label}>
          <SlidersHorizontalIcon aria-hidden="true" />
        </Button>
      </MenuTrigger>
      <MenuContent className="max-h-[var(--radix-dropdown-menu-content-available-height)] overflow-y-auto">
        <MenuLabel>
          <FormattedMessage defaultMessage="Columns" id="SUa8mp" />
        </MenuLabel>
        {list.columns.map((column, index) => (
          <MenuTick
            key={column.key}
            stay
            disabled={visibility(column, index) === 'always'}
            checked={look.columns[column.key] === true}
            onCheckedChange={(shown) => look.showColumn(column.key, shown)}
          >
            {intl.formatMessage(column.header)}
          </MenuTick>
        ))}
        <MenuSeparator />
        <MenuLabel>
          <FormattedMessage defaultMessage="Row height" id="OM6D7A" />
        </MenuLabel>
        <DropdownMenu.RadioGroup
          value={look.density}
          onValueChange={(density) =>
            look.chooseDensity(density === 'compact' ? 'compact' : 'comfortable')
          }
        >
          <MenuTick value="compact" stay>
            <FormattedMessage defaultMessage="Compact" id="kCZBrb" />
          </MenuTick>
          <MenuTick value="comfortable" stay>
            <FormattedMessage defaultMessage="Comfortable" id="Oo/NZv" />
          </MenuTick>
        </DropdownMenu.RadioGroup>
        {list.groups !== undefined && (
          <>
            <MenuSeparator />
            <MenuLabel>
              <FormattedMessage defaultMessage="Groups" id="hzmswI" />
            </MenuLabel>
            <DropdownMenu.RadioGroup
              value={state.group ?? ''}
              onValueChange={(group) => change({ group: group === '' ? null : group })}
            >
              <MenuTick value="">
                <FormattedMessage defaultMessage="No groups" id="rlZCgj" />
              </MenuTick>
              {list.columns
                .filter(({ key }) => list.groups?.includes(key) === true)
                .map((column) => (
                  <MenuTick key={column.key} value={column.key}>
                    {intl.formatMessage(column.header)}
                  </MenuTick>
                ))}
            </DropdownMenu.RadioGroup>
          </>
        )}
        <MenuSeparator />
        {!look.usual && (
          <MenuItem onSelect={look.reset}>
            <FormattedMessage defaultMessage="Reset columns and row height" id="cxXE01" />
          </MenuItem>
        )}
        <MenuItem onSelect={onExport}>
          <FormattedMessage defaultMessage="Export as CSV…" id="o9UqXe" />
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
