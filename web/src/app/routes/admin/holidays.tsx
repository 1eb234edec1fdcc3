import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { DeleteHoliday } from '@/features/holidays/delete-holiday.tsx'
import { useHolidayActions, useHolidayDialogs } from '@/features/holidays/holiday-actions.tsx'
import { HolidayDialog } from '@/features/holidays/holiday-dialog.tsx'
import { holidays } from '@/features/holidays/holidays-list.ts'
import { YearDialog } from '@/features/holidays/year-dialog.tsx'
import { HolidayNowDocument } from '@/features/holidays/holidays.generated.ts'

export const { loader, shouldRevalidate } = listRoute(holidays)

/** The days without school: A2.9. */
export function Component() {
  const dialogs = useHolidayDialogs()
  const { name, value, close } = dialogs
  const holiday = useDialogRow(
    HolidayNowDocument,
    name === 'new' || name === 'year' ? null : value,
    ({ holidayCollection }) => holidayCollection.edges[0]?.node,
    close,
  )
  return (
    <>
      <ListPage list={holidays} {...useHolidayActions(dialogs)} />
      {name === 'year' && <YearDialog onClose={close} />}
      {name === 'new' && <HolidayDialog holiday={null} onClose={close} />}
      {name === 'edit' && holiday !== null && (
        <HolidayDialog key={holiday.id} holiday={holiday} onClose={close} />
      )}
      {name === 'changes' && holiday !== null && (
        <RowChanges
          title={holiday.label}
          rows={[{ table: 'holiday', id: holiday.id }]}
          onClose={close}
        />
      )}
      {name === 'delete' && holiday !== null && <DeleteHoliday holiday={holiday} onClose={close} />}
    </>
  )
}
