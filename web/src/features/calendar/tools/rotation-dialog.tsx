import { skipToken, useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Input } from '@/components/ui/input.tsx'
import { CalendarSettingDocument } from '../setting/calendar-setting.generated.ts'
import { RotationDocument, SaveRotationDocument } from './rotation.generated.ts'
import { expectAffected } from '@/graphql/expect-affected.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDay } from '@/lib/dates.ts'
import { useSession } from '@/lib/session.ts'
import { mondayOf } from '@/lib/wall-time.ts'
import type { Setting } from '../setting/setting.ts'
import { ToolDialog } from './tool-dialog.tsx'

/** Whether weeks alternate, and from which one on. */
export function RotationDialog({
  date,
  setting,
  onClose,
}: {
  date: string
  setting: Setting
  onClose: () => void
}) {
  const session = useSession()
  const locale = useLocale()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const { data, error } = useQuery(
    RotationDocument,
    userId === null ? skipToken : { variables: { userId }, fetchPolicy: 'cache-and-network' },
  )
  const [save, saving] = useMutation(SaveRotationDocument, {
    refetchQueries: [CalendarSettingDocument],
    awaitRefetchQueries: true,
  })
  const profile = data?.teacherProfileCollection.edges.at(0)?.node
  const [rotates, setRotates] = useState(setting.weeks.some((week) => week.letter !== null))
  const [chosen, setChosen] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const anchor = mondayOf(chosen ?? profile?.rotationAnchor ?? date)

  const store = async () => {
    if (profile === undefined) return
    setFailure(null)
    try {
      const saved = await save({
        variables: { id: profile.id, anchor: rotates ? anchor : null },
      })
      expectAffected(saved.data?.updateTeacherProfileCollection)
      onClose()
    } catch (reason) {
      setFailure(reason)
    }
  }
  return (
    <ToolDialog
      title={<FormattedMessage defaultMessage="Weeks A and B" id="JbMMQy" />}
      description={
        <FormattedMessage
          defaultMessage="For schools whose timetable alternates. Weeks without school are not counted: after the holidays it goes on where it stopped."
          id="/YiI+O"
        />
      }
      error={failure ?? error}
      onClose={onClose}
      action={
        <Button disabled={profile === undefined || saving.loading} onClick={() => void store()}>
          <FormattedMessage defaultMessage="Save" id="jvo0vs" />
        </Button>
      }
    >
      <Choice
        type="checkbox"
        checked={rotates}
        onChange={(event) => setRotates(event.target.checked)}
      >
        <FormattedMessage defaultMessage="My weeks alternate between A and B" id="vO0Ddf" />
      </Choice>
      {rotates && (
        <Field
          label={<FormattedMessage defaultMessage="Any day in an A week" id="bmNweO" />}
          hint={
            <FormattedMessage
              defaultMessage="The week of {day} is an A week."
              id="MWYg3o"
              values={{ day: formatDay(anchor, locale) }}
            />
          }
          error={undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              value={chosen ?? anchor}
              onChange={(event) => {
                if (event.target.value !== '') setChosen(event.target.value)
              }}
            />
          )}
        </Field>
      )}
    </ToolDialog>
  )
}
