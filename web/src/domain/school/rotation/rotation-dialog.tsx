import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { RotationDocument } from './rotation.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { useSession } from '@/lib/session.ts'
import { mondayOf } from '@/lib/wall-time.ts'
import { firstAWeek, weeksAround } from './first-a-week.ts'
import { readRotation, rotationSchema, rotationValues, saveRotation } from './save-rotation.ts'

/** Whether weeks alternate, and from which one on. */
export function RotationDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const session = useSession()
  const locale = useLocale()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const { data, error } = useQuery(
    RotationDocument,
    userId === null
      ? skipToken
      : { variables: { userId, ...weeksAround(date) }, fetchPolicy: 'cache-and-network' },
  )
  const profile = data?.teacherProfileCollection.edges.at(0)?.node
  const form = useEntityForm({
    schema: rotationSchema(intl),
    values: rotationValues(profile?.rotationAnchor ?? null, firstAWeek(data?.weeks, date)),
    version: profile?.updatedAt,
    edits: true,
    ready: profile !== undefined,
    problem: error,
    draft: 'rotation',
    save: async (values, { version }) =>
      profile !== undefined && saveRotation(client, values, { id: profile.id, version }),
    reread: userId === null ? undefined : async () => readRotation(client, userId, date),
    onSaved: onClose,
  })
  const [rotates, anchor] = useWatch({ control: form.control, name: ['rotates', 'anchor'] })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Weeks A and B" id="JbMMQy" />}
      description={
        <FormattedMessage
          defaultMessage="For schools whose timetable alternates. The first week of the term is an A week unless you choose another. Weeks without school are not counted: after the holidays it goes on where it stopped."
          id="103sI/"
        />
      }
      onClose={onClose}
    >
      <CheckboxField
        form={form}
        name="rotates"
        label={<FormattedMessage defaultMessage="My weeks alternate between A and B" id="vO0Ddf" />}
      />
      {rotates && (
        <DateField
          form={form}
          name="anchor"
          label={<FormattedMessage defaultMessage="Any day in an A week" id="bmNweO" />}
          hint={
            Number.isNaN(Date.parse(anchor)) ? undefined : (
              <FormattedMessage
                defaultMessage="The week of {day} is an A week."
                id="MWYg3o"
                values={{ day: formatDay(mondayOf(anchor), locale) }}
              />
            )
          }
        />
      )}
    </FormDialog>
  )
}
