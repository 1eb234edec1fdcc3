import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { addActivity, changeActivity, readActivity } from './activity-actions.ts'
import { ActivityFields } from './activity-fields.tsx'
import { activityFormSchema } from './activity-form-schema.ts'
import { ScopeQuestion } from './activity-questions.tsx'
import { valuesOf, variablesOf, type ActivityDraft } from './activity-values.ts'
import { DeleteActivity } from './delete-activity.tsx'
import type { Setting } from '../setting/setting.ts'
import { useSavedNotice } from './use-saved-notice.ts'
import { useScope } from './use-scope.ts'

/** Adds or changes an activity. When the activity repeats, it asks which copies to change. */
export function ActivityDialog({
  draft,
  setting,
  onClose,
}: {
  draft: ActivityDraft
  setting: Setting
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const { activity } = draft
  const repeated = activity !== null && activity.repeatId !== null
  const scope = useScope()
  const told = useSavedNotice(activity)
  const form = useEntityForm({
    schema: activityFormSchema(intl),
    values: valuesOf(draft),
    version: activity?.updatedAt,
    draft: `activity.${activity?.id ?? 'new'}`,
    mode: 'onTouched',
    save: async (values, { version }) => {
      const variables = variablesOf(values)
      if (activity === null) return addActivity(client, variables)
      const chosen = repeated ? await scope.ask() : 'ONE'
      if (chosen === null) return false
      return changeActivity(
        client,
        { id: activity.id, version, repeatId: activity.repeatId },
        chosen,
        variables,
      )
    },
    reread: activity ? async () => readActivity(client, activity.id) : undefined,
    fieldOf: { teacher_activity_end_not_before_start: 'end' },
    onSaved: (saved) => {
      onClose()
      told(saved, form.getValues('label').trim())
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        title={
          activity === null ? (
            <FormattedMessage defaultMessage="New activity" id="0SdZte" />
          ) : (
            <FormattedMessage defaultMessage="Edit activity" id="kj8iNA" />
          )
        }
        aside={
          activity !== null && (
            <DeleteActivity activity={activity} disabled={form.pending} onDeleted={onClose} />
          )
        }
        onClose={onClose}
      >
        <ActivityFields
          form={form}
          setting={setting}
          own={activity?.id ?? null}
          repeated={repeated}
        />
      </FormDialog>
      {scope.asking && (
        <ScopeQuestion onAnswer={scope.answer} onCancel={() => scope.answer(null)} />
      )}
    </>
  )
}
