import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { addDays, mondayOf } from '@/lib/wall-time.ts'
import { copyWeek, deleteActivities } from '../activity/activity-actions.ts'
import { leftOutNotice } from '../setting/left-out.ts'
import { useUndo } from '../setting/use-undo.ts'
import { WeekOf } from '../setting/week-of.tsx'
import { CopyPreview } from './copy-preview.tsx'

const schema = z.object({
  from: z.string().check(z.iso.date()),
  to: z.string().check(z.iso.date()),
})

/** Adds the activities of a week to another one. */
export function CopyWeekDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const undo = useUndo()
  const form = useEntityForm({
    schema,
    values: { from: mondayOf(date), to: addDays(mondayOf(date), 7) },
    asks: false, // Nothing is typed here.
    notice: null, // The way back is offered instead.
    save: async ({ from, to }) => copyWeek(client, mondayOf(from), mondayOf(to)),
    fieldOf: { same_week: 'to' },
    onSaved: ({ ids, leftOut }) => {
      onClose()
      const done =
        ids.length === 0
          ? intl.formatMessage({ defaultMessage: 'There was nothing to copy', id: 'KwY/uc' })
          : intl.formatMessage(
              {
                defaultMessage: '{count, plural, one {# activity} other {# activities}} copied',
                id: 'uVk2pH',
              },
              { count: ids.length },
            )
      const text = [done, leftOutNotice(leftOut, intl)].filter(Boolean).join('. ')
      if (ids.length === 0) showSnack('done', text)
      else undo.done(text, async () => deleteActivities(client, ids))
    },
  })
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Copy a week" id="wtMe3T" />}
      description={
        <FormattedMessage
          defaultMessage="The activities are added to what is there. Days without school are left out."
          id="iOBkJX"
        />
      }
      action={<FormattedMessage defaultMessage="Copy" id="4l6vz1" />}
      onClose={onClose}
    >
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <DateField
          form={form}
          name="from"
          label={<FormattedMessage defaultMessage="From the week of" id="Swoypm" />}
          hint={<WeekOf day={from} />}
        />
        <DateField
          form={form}
          name="to"
          label={<FormattedMessage defaultMessage="To the week of" id="pUi71R" />}
          hint={<WeekOf day={to} />}
        />
      </div>
      <CopyPreview from={from} to={to} />
    </FormDialog>
  )
}
