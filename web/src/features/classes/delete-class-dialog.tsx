import { useApolloClient, useQuery } from '@apollo/client/react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ConfirmDelete } from '@/components/confirm-delete.tsx'
import { Select } from '@/components/ui/select.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import {
  BelongingToClassDocument,
  type ClassesCard_ClassFragment,
} from './classes-card.generated.ts'
import { deleteClass } from './save-class.ts'
import { useDoneWithUndo } from './use-done-with-undo.ts'

/** Says how much in the calendar loses its class, offers another class for it, and deletes; "Undo" brings all back. */
export function DeleteClassDialog({
  one,
  classes,
  onClose,
}: {
  one: ClassesCard_ClassFragment
  classes: readonly ClassesCard_ClassFragment[]
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const id = useId()
  const doneWithUndo = useDoneWithUndo()
  const [heir, setHeir] = useState('')
  const { data, error, refetch } = useQuery(BelongingToClassDocument, {
    variables: { id: one.id },
    fetchPolicy: 'network-only',
  })
  const activities = data?.teacherActivityCollection.totalCount ?? null
  const periods = data?.teacherClassPeriodCollection.edges.length ?? 0
  const others = classes.filter((other) => other.id !== one.id && other.year === one.year)
  const remove = async () => {
    const back = await deleteClass(client, one.id, heir === '' ? null : heir)
    doneWithUndo(intl.formatMessage({ defaultMessage: 'Deleted', id: 'KQvWvD' }), back)
  }
  return (
    <ConfirmDelete
      title={
        <FormattedMessage
          defaultMessage="Delete class {name}?"
          id="nk1hv9"
          values={{ name: one.name }}
        />
      }
      onDelete={remove}
      figures={{
        known: data !== undefined,
        error,
        again: () => void refetch().catch(() => undefined),
      }}
      onClose={onClose}
    >
      <Loss activities={activities} periods={periods} heir={heir !== ''} />
      {activities !== null && activities + periods > 0 && others.length > 0 && (
        <div className="text-ink mt-3 grid gap-1.5">
          <label htmlFor={id} className="text-[15px] font-semibold">
            <FormattedMessage defaultMessage="Give them to another class" id="uAAq1C" />
          </label>
          <Select id={id} value={heir} onChange={({ target }) => setHeir(target.value)}>
            <option value="">
              {intl.formatMessage({ defaultMessage: 'No class', id: 'sVQQlP' })}
            </option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.subject === null
                  ? other.name
                  : [other.name, subjectName(other.subject, locale)].join(' · ')}
              </option>
            ))}
          </Select>
        </div>
      )}
    </ConfirmDelete>
  )
}

/** What loses its class; nothing is lost when another class takes it over. */
function Loss({
  activities,
  periods,
  heir,
}: {
  activities: number | null
  periods: number
  heir: boolean
}) {
  if (activities === null)
    return (
      <p>
        <FormattedMessage
          defaultMessage="It is removed from your list. What you planned for it stays in your calendar."
          id="ZPbeoa"
        />
      </p>
    )
  if (activities + periods === 0)
    return (
      <p>
        <FormattedMessage
          defaultMessage="It is removed from your list. Nothing in your calendar or timetable belongs to it."
          id="yVrH30"
        />
      </p>
    )
  const values = { activities, periods }
  return (
    <p>
      {heir ? (
        <FormattedMessage
          defaultMessage="The other class takes over {activities, plural, =0 {} one {# activity in your calendar} other {# activities in your calendar}}{both, plural, =0 {} other { and }}{periods, plural, =0 {} one {# period of your class timetable} other {# periods of your class timetable}}."
          id="U6TWUB"
          values={{ ...values, both: activities > 0 && periods > 0 ? 1 : 0 }}
        />
      ) : (
        <>
          {activities > 0 && (
            <FormattedMessage
              defaultMessage="{count, plural, one {# activity} other {# activities}} in your calendar will have no class."
              id="1r6n4o"
              values={{ count: activities }}
            />
          )}{' '}
          {periods > 0 && (
            <FormattedMessage
              defaultMessage="{count, plural, one {# period} other {# periods}} of your class timetable will be free."
              id="5hsXg2"
              values={{ count: periods }}
            />
          )}
        </>
      )}
    </p>
  )
}
