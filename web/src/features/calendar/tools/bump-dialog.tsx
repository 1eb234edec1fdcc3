import type { ApolloClient } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import { ArrowRightIcon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { PreviewBumpDocument } from './bump.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { timeZone } from '@/lib/dates.ts'
import { bumpLessons, moveActivities } from '../activity/activity-actions.ts'
import { readBumpPlan, type BumpMove } from './bump-plan.ts'
import type { Setting } from '../setting/setting.ts'
import { DayInWords } from '../setting/day-in-words.tsx'
import { ToolDialog } from './tool-dialog.tsx'
import { useUndo } from '../setting/use-undo.ts'

/** A day is lost: shows where the lessons of a class would go, and moves them. */
export function BumpDialog({
  client,
  date,
  setting,
  onClose,
}: {
  client: Pick<ApolloClient, 'mutate' | 'query' | 'refetchQueries'>
  date: string
  setting: Setting
  onClose: () => void
}) {
  const intl = useIntl()
  const undo = useUndo()
  const [classId, setClassId] = useState(setting.classes[0]?.id ?? '')
  const [day, setDay] = useState(date)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const preview = useQuery(
    PreviewBumpDocument,
    classId === '' || day === ''
      ? skipToken
      : { variables: { classId, day }, fetchPolicy: 'no-cache' },
  )
  const plan = preview.loading ? null : readBumpPlan(preview.data?.previewBump)

  const bump = async () => {
    if (plan === null) return
    setBusy(true)
    setFailure(null)
    try {
      const back = await bumpLessons(client, { classId, day }, plan)
      onClose()
      undo.done(
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# lesson} other {# lessons}} moved',
            id: 'RlVtHE',
          },
          { count: back.length },
        ),
        async () => moveActivities(client, back),
      )
    } catch (reason) {
      setFailure(reason)
      await preview.refetch().catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ToolDialog
      title={<FormattedMessage defaultMessage="Bump lessons after a lost day" id="Dil+4Q" />}
      description={
        <FormattedMessage
          defaultMessage="The lessons of the class move on to its next slots. Holidays and days without a timetable are skipped; weekly and locked lessons stay."
          id="W0nFH8"
        />
      }
      error={failure ?? preview.error}
      onClose={onClose}
      action={
        <Button disabled={plan === null || busy} onClick={() => void bump()}>
          <FormattedMessage defaultMessage="Move the lessons" id="PnuS1+" />
        </Button>
      }
    >
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <Field label={<FormattedMessage defaultMessage="Class" id="nraEHM" />} error={undefined}>
          {(field) => (
            <Select
              {...field}
              value={classId}
              onChange={(event) => {
                setFailure(null)
                setClassId(event.target.value)
              }}
            >
              {setting.classes.length === 0 && (
                <option value="">
                  {intl.formatMessage({ defaultMessage: 'No class', id: 'sVQQlP' })}
                </option>
              )}
              {setting.classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Lost day" id="ixothy" />}
          hint={<DayInWords day={day} />}
          error={undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="date"
              value={day}
              onChange={(event) => {
                setFailure(null)
                setDay(event.target.value)
              }}
            />
          )}
        </Field>
      </div>
      {plan !== null && <Moves moves={plan.moves} />}
    </ToolDialog>
  )
}

function Moves({ moves }: { moves: readonly BumpMove[] }) {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(`${locale}-ZA`, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <ol className="divide-line border-line divide-y rounded-md border">
      {moves.map((move) => (
        <li key={move.activityId} className="px-3.5 py-2.5">
          <span className="block font-semibold">{move.label}</span>
          <span className="text-ink-muted flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
            {format.format(new Date(move.fromStart))}
            <ArrowRightIcon aria-hidden="true" className="size-3.5" />
            <span className="text-ink font-medium">{format.format(new Date(move.toStart))}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
