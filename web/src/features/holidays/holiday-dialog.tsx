import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { holidaySchema, valuesOfHoliday } from './holiday-schema.ts'
import type { HolidayRow_HolidayFragment } from './holidays.generated.ts'
import { readHoliday, saveHoliday } from './save-holiday.ts'

/** A day without school: its name in both languages, and when it is. */
export function HolidayDialog({
  holiday,
  onClose,
}: {
  /** Null for a new one. */
  holiday: HolidayRow_HolidayFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: holidaySchema(intl),
    values: valuesOfHoliday(holiday),
    version: holiday?.updatedAt,
    draft: `holiday.${holiday?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveHoliday(client, values, holiday && { id: holiday.id, version }),
    reread: holiday ? async () => readHoliday(client, holiday.id) : undefined,
    whoChanged: async (now) => holiday && whoChanged(client, 'holiday', holiday.id, now),
    fieldOf: { holiday_date_label_key: 'label' },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        holiday === null ? (
          <FormattedMessage defaultMessage="New Holiday" id="cXXg5Y" />
        ) : (
          <FormattedMessage defaultMessage="Edit Holiday" id="otvVMH" />
        )
      }
      onClose={onClose}
    >
      <TextField
        form={form}
        name="label"
        label={
          <FormattedMessage defaultMessage="Label" id="YDBfq3" description="Name of a holiday" />
        }
      />
      <TextField
        form={form}
        name="labelAf"
        label={
          <FormattedMessage
            defaultMessage="Label in Afrikaans"
            id="LS/jmt"
            description="Name of a holiday"
          />
        }
        hint={
          <FormattedMessage
            defaultMessage="Without it Afrikaans calendars show the label."
            id="OJD2cM"
          />
        }
      />
      <DateField
        form={form}
        name="date"
        label={<FormattedMessage defaultMessage="Date" id="P7PLVj" />}
      />
    </FormDialog>
  )
}
