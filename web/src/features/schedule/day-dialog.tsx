import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { isWeekday } from '@/i18n/weekday-names.ts'
import { DayFields } from './day-fields.tsx'
import { dayFormSchema, newDay, valuesOfDay } from './day-form-schema.ts'
import { readDay, saveDay } from './save-schedule.ts'

/** One day of the week in detail, for several days at once where they are alike. */
export function DayDialog({
  schedule,
  edited = null,
  first,
  onClose,
}: {
  schedule: readonly ScheduleCard_DayFragment[]
  edited?: ScheduleCard_DayFragment | null
  /** The weekday that a new entry begins with. */
  first?: string | undefined
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const taken = schedule.filter(({ id }) => id !== edited?.id).map(({ day }) => day)
  const form = useEntityForm({
    schema: dayFormSchema(intl, taken),
    values:
      edited === null
        ? newDay(first !== undefined && isWeekday(first) ? first : undefined)
        : valuesOfDay(edited),
    version: edited?.updatedAt,
    draft: `day.${edited?.id ?? first ?? 'new'}`,
    save: async (values, { version }) =>
      saveDay(client, values, edited && { id: edited.id, version }, schedule),
    reread: edited ? async () => readDay(client, edited.id) : undefined,
    fieldOf: {
      teacher_schedule_teacher_profile_id_day_key: 'day',
      teacher_schedule_end_after_start: 'endTime',
      teacher_schedule_lessons_fit: 'endTime',
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={
        edited === null ? (
          <FormattedMessage defaultMessage="New day" id="EOYxN2" />
        ) : (
          <FormattedMessage defaultMessage="Edit day" id="1yIu9Z" />
        )
      }
      onClose={onClose}
    >
      <DayFields form={form} schedule={schedule} />
    </FormDialog>
  )
}
