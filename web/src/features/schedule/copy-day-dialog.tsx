import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { weekdays } from '@/i18n/weekday-names.ts'
import { DaysField } from './days-field.tsx'
import { valuesOfDay } from './day-form-schema.ts'
import { writeDays } from './save-schedule.ts'

/** Gives other days the periods and breaks of this one; at first those that are free. */
export function CopyDayDialog({
  day,
  name,
  schedule,
  onClose,
}: {
  day: ScheduleCard_DayFragment
  name: string
  schedule: readonly ScheduleCard_DayFragment[]
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const least = intl.formatMessage({ defaultMessage: 'Choose at least one day.', id: 'fgaJir' })
  const form = useEntityForm({
    schema: z.object({ days: z.array(z.string()).check(z.minLength(1, least)) }),
    values: {
      days: weekdays.filter((weekday) => !schedule.some((one) => one.day === weekday)),
    },
    asks: false, // Nothing is typed here.
    save: async ({ days }) => writeDays(client, valuesOfDay(day), days, schedule),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Copy {day}" id="lpma92" values={{ day: name }} />}
      action={<FormattedMessage defaultMessage="Copy" id="4l6vz1" />}
      onClose={onClose}
    >
      <DaysField
        form={form}
        name="days"
        label={<FormattedMessage defaultMessage="To which days?" id="cN6dyc" />}
        except={day.day}
        schedule={schedule}
      />
    </FormDialog>
  )
}
