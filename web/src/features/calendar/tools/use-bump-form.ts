import { skipToken, useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { classesFor } from '@/domain/school/school-year.ts'
import type { Setting } from '../setting/setting.ts'
import { useUndo } from '../setting/use-undo.ts'
import { bumpLessons, takeBackBump } from './bump-actions.ts'
import { bumpSchema, bumpVariables, type BumpForm } from './bump-form.ts'
import { PreviewBumpDocument } from './bump.generated.ts'
import { readBumpPlan } from './bump-plan.ts'
import { useBumpReport } from './use-bump-report.ts'

/** The form of a bump. The database works out where the lessons would go. */
export function useBumpForm({
  date,
  setting,
  onClose,
}: {
  date: string
  setting: Setting
  onClose: () => void
}) {
  const client = useApolloClient()
  const undo = useUndo()
  const report = useBumpReport(setting)
  const values: BumpForm = {
    way: 'day',
    classId: classesFor(setting.classes, date)[0]?.id ?? '',
    day: date,
    periods: '1',
    clashes: 'avoid',
  }
  const [form, setForm] = useState(values)
  const asked = bumpVariables(form)
  const preview = useQuery(
    PreviewBumpDocument,
    asked === null ? skipToken : { variables: asked, fetchPolicy: 'no-cache' },
  )
  const plan = preview.loading || asked === null ? null : readBumpPlan(preview.data?.previewBump)
  const entity = useEntityForm({
    schema: bumpSchema,
    values,
    asks: false, // Nothing is typed here.
    ready: asked === null || plan !== null,
    problem: preview.loading ? null : preview.error,
    notice: null, // The way back is offered instead.
    save: async () => {
      if (plan === null || asked === null) return false
      try {
        return await bumpLessons(client, asked, plan)
      } catch (reason) {
        // The calendar may have changed since the plan was made, so a new plan is shown beside the error.
        void preview.refetch().catch(() => undefined)
        throw reason
      }
    },
    onSaved: (bumped) => {
      onClose()
      if (plan !== null) undo.done(report(plan), async () => takeBackBump(client, bumped))
    },
  })
  // A rule about two fields at once, which the schema cannot tell by one of them.
  const required = (field: string) =>
    field === 'classId' || field === 'periods' ? form.way !== 'day' : entity.required(field)
  return {
    form: { ...entity, required },
    plan,
    chosen: form,
    choose: (change: Partial<BumpForm>) => setForm((before) => ({ ...before, ...change })),
  }
}
