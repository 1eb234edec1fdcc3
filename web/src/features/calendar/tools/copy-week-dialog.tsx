import type { ApolloClient } from '@apollo/client'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { formatDay } from '@/lib/dates.ts'
import { useLocale } from '@/i18n/locale.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { addDays, mondayOf } from '@/lib/wall-time.ts'
import { copyWeek, deleteActivities } from '../activity/activity-actions.ts'
import { ToolDialog } from './tool-dialog.tsx'
import { useUndo } from '../setting/use-undo.ts'

/** Adds the activities of a week to another one. */
export function CopyWeekDialog({
  client,
  date,
  onClose,
}: {
  client: Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>
  date: string
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const undo = useUndo()
  const [from, setFrom] = useState(mondayOf(date))
  const [to, setTo] = useState(addDays(mondayOf(date), 7))
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  const copy = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const ids = await copyWeek(client, mondayOf(from), mondayOf(to))
      onClose()
      if (ids.length === 0) {
        showSnack(
          'done',
          intl.formatMessage({ defaultMessage: 'There was nothing to copy', id: 'KwY/uc' }),
        )
        return
      }
      undo.done(
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# activity} other {# activities}} copied',
            id: 'uVk2pH',
          },
          { count: ids.length },
        ),
        async () => deleteActivities(client, ids),
      )
    } catch (reason) {
      setFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  const weekWords = (day: string) =>
    day === '' ? null : (
      <FormattedMessage
        defaultMessage="Week of {day}"
        id="aSJ85+"
        values={{ day: formatDay(mondayOf(day), locale) }}
      />
    )
  return (
    <ToolDialog
      title={<FormattedMessage defaultMessage="Copy a week" id="wtMe3T" />}
      description={
        <FormattedMessage
          defaultMessage="The activities are added to what is there. Holidays are skipped."
          id="QrmNZi"
        />
      }
      error={failure}
      onClose={onClose}
      action={
        <Button disabled={busy || from === '' || to === ''} onClick={() => void copy()}>
          <FormattedMessage defaultMessage="Copy" id="4l6vz1" />
        </Button>
      }
    >
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <Field
          label={<FormattedMessage defaultMessage="From the week of" id="Swoypm" />}
          hint={weekWords(from)}
          error={undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="To the week of" id="pUi71R" />}
          hint={weekWords(to)}
          error={undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          )}
        </Field>
      </div>
    </ToolDialog>
  )
}
