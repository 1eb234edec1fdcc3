import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { classColour } from '../setting/class-colour.ts'
import type { Setting } from '../setting/setting.ts'
import { useUndo } from '../setting/use-undo.ts'
import { layOutLessons, takeBackLessons } from './lay-out-actions.ts'
import { layOutAtFirst, layOutSchema, layOutVariables, type LayOutForm } from './lay-out-form.ts'
import { PreviewLayOutDocument } from './lay-out.generated.ts'
import { leftOutLessons, readLayOutPlan } from './lay-out-plan.ts'

/** The form with which lessons are laid out from the class timetable. The database works out which. */
export function useLayOutForm({
  date,
  setting,
  onClose,
}: {
  date: string
  setting: Setting
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const undo = useUndo()
  const [values] = useState(() => layOutAtFirst(date))
  const [chosen, setChosen] = useState(values)
  const asked = layOutVariables(chosen)
  const preview = useQuery(
    PreviewLayOutDocument,
    asked === null ? skipToken : { variables: asked, fetchPolicy: 'no-cache' },
  )
  const plan =
    preview.loading || asked === null ? null : readLayOutPlan(preview.data?.previewLayOutLessons)
  const form = useEntityForm({
    schema: layOutSchema,
    values,
    asks: false, // Nothing is typed here.
    ready: asked === null || plan !== null,
    idle: plan !== null && plan.made === 0,
    problem: preview.loading ? null : preview.error,
    notice: null, // The way back is offered instead.
    fieldOf: { term_not_known: 'reach' },
    save: async () => {
      if (asked === null || plan === null) return false
      const colours = plan.classes.map(({ classId }) => [
        classId,
        classColour(setting.classes, classId),
      ])
      return layOutLessons(client, asked, Object.fromEntries(colours) as Record<string, string>)
    },
    onSaved: (laidOut) => {
      onClose()
      const count = laidOut.ids.length
      const left = plan === null ? 0 : leftOutLessons(plan)
      const text = intl.formatMessage(
        {
          defaultMessage:
            '{count, plural, =0 {There was nothing to lay out} one {# lesson laid out} other {# lessons laid out}}{left, plural, =0 {} other {; # left out}}',
          id: 'TQv3q7',
        },
        { count, left },
      )
      if (count === 0) showSnack('done', text)
      else {
        undo.done(text, async () => {
          const stay = await takeBackLessons(client, laidOut)
          return intl.formatMessage(
            {
              defaultMessage:
                '{count, plural, one {# lesson} other {# lessons}} taken back{stay, plural, =0 {} one {; # that you have changed stays} other {; # that you have changed stay}}',
              id: 'fL6sel',
            },
            { count: count - stay, stay },
          )
        })
      }
    },
  })
  return {
    form,
    plan,
    chosen,
    choose: (change: Partial<LayOutForm>) => setChosen((before) => ({ ...before, ...change })),
  }
}
