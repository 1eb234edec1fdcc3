import { useApolloClient } from '@apollo/client/react'
import { useState, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog-old.tsx'
import type { ScheduleCard_DayFragment } from './schedule-card.generated.ts'
import { weekdays } from '@/i18n/weekday-names.ts'
import { valuesOfDay } from './day-form-schema.ts'
import { DayChoices } from './day-choices.tsx'
import { saveSchedule } from './save-schedule.ts'

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
  const [error, setError] = useState<unknown>(null)
  const [saving, startSaving] = useTransition()
  const [chosen, setChosen] = useState<string[]>(() =>
    weekdays.filter((weekday) => !schedule.some((one) => one.day === weekday)),
  )
  const copy = () =>
    startSaving(async () => {
      setError(null)
      await saveSchedule(
        client,
        { ...valuesOfDay(day), alsoFor: chosen },
        { edited: day, schedule },
      ).then(onClose, setError)
    })
  return (
    <FormDialog
      title={<FormattedMessage defaultMessage="Copy {day}" id="lpma92" values={{ day: name }} />}
      action={<FormattedMessage defaultMessage="Copy" id="4l6vz1" />}
      pending={saving}
      error={error}
      disabled={chosen.length === 0}
      onSubmit={copy}
      onClose={onClose}
    >
      <DayChoices
        label={intl.formatMessage({ defaultMessage: 'To which days?', id: 'cN6dyc' })}
        except={day.day}
        schedule={schedule}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
