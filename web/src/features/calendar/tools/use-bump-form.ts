import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { PreviewBumpDocument } from './bump.generated.ts'
import { bumpLessons, moveActivities } from '../activity/activity-actions.ts'
import type { Setting } from '../setting/setting.ts'
import { useUndo } from '../setting/use-undo.ts'
import { readBumpPlan } from './bump-plan.ts'

const schema = z.object({
  classId: z.string().check(z.minLength(1)),
  day: z.string().check(z.iso.date()),
})

/** The form of a lost day: class and day. The database works out where the lessons would go. */
export function useBumpForm({
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
  const [lost, setLost] = useState({ classId: setting.classes[0]?.id ?? '', day: date })
  const asked = lost.classId !== '' && lost.day !== ''
  const preview = useQuery(
    PreviewBumpDocument,
    asked ? { variables: lost, fetchPolicy: 'no-cache' } : skipToken,
  )
  const plan = preview.loading ? null : readBumpPlan(preview.data?.previewBump)
  const form = useEntityForm({
    schema,
    values: { classId: setting.classes[0]?.id ?? '', day: date },
    asks: false, // Nothing is typed here.
    ready: !asked || plan !== null,
    problem: preview.loading ? null : preview.error,
    notice: null, // The way back is offered instead.
    save: async (values) => {
      if (plan === null) return false
      try {
        return await bumpLessons(client, values, plan)
      } catch (reason) {
        // The calendar may have changed since the plan was made, so a new plan is shown beside the error.
        void preview.refetch().catch(() => undefined)
        throw reason
      }
    },
    onSaved: (back) => {
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
    },
  })
  return {
    form,
    moves: plan?.moves ?? null,
    chooseClass: (classId: string) => setLost({ ...lost, classId }),
    chooseDay: (day: string) => setLost({ ...lost, day }),
    day: lost.day,
  }
}
