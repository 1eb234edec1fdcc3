import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import type { HolidayRow_HolidayFragment } from './holidays.generated.ts'
import { deleteHoliday } from './save-holiday.ts'

/** Asks before a holiday is deleted. */
export function DeleteHoliday({
  holiday,
  onClose,
}: {
  holiday: HolidayRow_HolidayFragment
  onClose: () => void
}) {
  const client = useApolloClient()
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Are you sure you want to delete this holiday?"
          id="xvPIyi"
        />
      }
      onDelete={async () => deleteHoliday(client, holiday.id)}
      onClose={onClose}
    >
      <FormattedMessage
        defaultMessage="{label} disappears from every teacher’s calendar."
        id="kZHlLb"
        values={{ label: holiday.label }}
      />
    </ConfirmDelete>
  )
}
