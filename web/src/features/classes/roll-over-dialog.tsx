import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Confirm } from '@/components/confirm.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { PreviewRollOverDocument } from './roll-over.generated.ts'
import { readRollOver, rollOver, type PlannedClass } from './roll-over.ts'
import { useDoneWithUndo } from './use-done-with-undo.ts'

/** Shows which classes would be made for a later year, lets some be left out, and makes them. */
export function RollOverDialog({
  fromYear,
  toYear,
  onClose,
}: {
  fromYear: number
  toYear: number
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const doneWithUndo = useDoneWithUndo()
  const [left, setLeft] = useState<readonly string[]>([])
  const { data, error, refetch } = useQuery(PreviewRollOverDocument, {
    variables: { fromYear, toYear },
    fetchPolicy: 'no-cache',
  })
  const plan = readRollOver(data?.previewRollOverClasses)
  const chosen = plan?.filter(({ id, there }) => !there && !left.includes(id)) ?? []
  const bringOver = async () => {
    if (chosen.length === 0) return
    const classIds = chosen.map(({ id }) => id)
    const { count, back } = await rollOver(client, { fromYear, toYear, classIds })
    const text = intl.formatMessage(
      {
        defaultMessage:
          '{count, plural, =0 {These classes are there already} one {# class brought over to {year}} other {# classes brought over to {year}}}',
        id: 'upQ8/x',
      },
      { count, year: String(toYear) },
    )
    if (count === 0) showSnack('done', text)
    else {
      doneWithUndo(text, async () => {
        const stay = await back()
        if (stay === 0) return undefined
        return intl.formatMessage(
          {
            defaultMessage:
              'Undone. {stay, plural, one {# class that you have changed or used stays} other {# classes that you have changed or used stay}}.',
            id: 'ynqzLV',
          },
          { stay },
        )
      })
    }
  }
  const [from, to] = [String(fromYear), String(toYear)]
  return (
    <Confirm
      title={
        <FormattedMessage
          defaultMessage="Bring the classes of {from} over to {to}?"
          id="E8kizB"
          values={{ from, to }}
        />
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Bring none over} one {Bring # class over} other {Bring # classes over}}"
          id="ESJq/u"
          values={{ count: chosen.length }}
        />
      }
      figures={{ known: plan !== null, error, again: () => void refetch().catch(() => undefined) }}
      onConfirm={bringOver}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          defaultMessage="Each is made again for {to} with its grade, subject and timetable. Your lessons of {from} stay with the classes of {from}."
          id="GKayjx"
          values={{ from, to }}
        />
      </p>
      {plan === null && error === undefined && (
        <p role="status" className="text-ink-muted mt-3">
          <FormattedMessage defaultMessage="Loading Classes…" id="ZMf+8Y" />
        </p>
      )}
      <ul className="text-ink mt-3 grid max-h-[45vh] gap-0.5 overflow-y-auto">
        {plan?.map((one) => (
          <li key={one.id}>
            <PlannedRow
              one={one}
              toYear={toYear}
              ticked={one.there || !left.includes(one.id)}
              onTick={(ticked) =>
                setLeft(ticked ? left.filter((id) => id !== one.id) : [...left, one.id])
              }
            />
          </li>
        ))}
      </ul>
    </Confirm>
  )
}

function PlannedRow({
  one,
  toYear,
  ticked,
  onTick,
}: {
  one: PlannedClass
  toYear: number
  ticked: boolean
  onTick: (ticked: boolean) => void
}) {
  const locale = useLocale()
  return (
    <Choice
      type="checkbox"
      checked={ticked}
      disabled={one.there}
      onChange={({ target }) => onTick(target.checked)}
    >
      <span className="block font-semibold">{one.name}</span>
      <span className="text-ink-muted flex flex-wrap gap-x-3 text-[15px]">
        <span>
          <FormattedMessage
            defaultMessage="Grade {grade} · {subject}"
            id="t5kGiF"
            values={{ grade: one.grade, subject: subjectName(one, locale) }}
          />
        </span>
        <span>
          {one.there ? (
            <FormattedMessage
              defaultMessage="already in {year}"
              id="dCxvCP"
              values={{ year: String(toYear) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="{count, plural, =0 {no periods} one {# period} other {# periods}}"
              id="Omiu4+"
              values={{ count: one.periods }}
            />
          )}
        </span>
      </span>
    </Choice>
  )
}
