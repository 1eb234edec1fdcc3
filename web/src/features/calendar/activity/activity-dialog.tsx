import { useApolloClient } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '@/components/form/form-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { useOnline } from '@/lib/network-status.ts'
import {
  addActivity,
  changeActivity,
  deleteActivity,
  restoreActivities,
  type Scope,
} from './activity-actions.ts'
import { ActivityFields } from './activity-fields.tsx'
import { activityFormSchema, type ActivityForm } from './activity-form-schema.ts'
import { valuesOf, variablesOf, type ActivityDraft } from './activity-values.ts'
import { DeleteQuestion, DiscardQuestion, ScopeQuestion } from './activity-questions.tsx'
import type { Setting } from '../setting/setting.ts'
import { useUndo } from '../setting/use-undo.ts'

type Asking = 'scope' | 'delete' | 'discard' | null

/** Adds or changes an activity. It stays open until it is saved or given up: nothing typed is lost by a click beside it. */
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
  const online = useOnline()
  const undo = useUndo()
  const [error, setError] = useState<unknown>(null)
  const [asking, setAsking] = useState<Asking>(null)
  const form = useForm<ActivityForm>({
    mode: 'onTouched',
    resolver: zodResolver(activityFormSchema(intl)),
    defaultValues: valuesOf(draft),
  })
  const { isDirty, isSubmitting } = form.formState
  const { activity } = draft
  const repeated = activity !== null && activity.repeatId !== null

  const run = async (work: () => Promise<void>) => {
    setError(null)
    setAsking(null)
    try {
      await work()
      onClose()
    } catch (reason) {
      setError(reason)
    }
  }
  const save = (scope: Scope) =>
    form.handleSubmit(async (values) => {
      const variables = variablesOf(values)
      await run(async () => {
        if (activity === null) await addActivity(client, variables)
        else await changeActivity(client, activity.id, scope, variables)
        showSnack('done', intl.formatMessage({ defaultMessage: 'Saved', id: 'fsB/4p' }))
      })
    })
  const submit = form.handleSubmit(async () => {
    if (repeated) setAsking('scope')
    else await save('ONE')()
  })
  const close = () => {
    if (isDirty) setAsking('discard')
    else onClose()
  }

  return (
    <Dialog open onOpenChange={(next) => !next && close()}>
      <DialogContent
        className="min-[600px]:w-[min(620px,calc(100vw-48px))]"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex min-h-full flex-col"
        >
          <div className="grid gap-5 p-6">
            <DialogTitle>
              {activity === null ? (
                <FormattedMessage defaultMessage="New activity" id="0SdZte" />
              ) : (
                <FormattedMessage defaultMessage="Edit activity" id="kj8iNA" />
              )}
            </DialogTitle>
            <DialogDescription className="sr-only">
              <FormattedMessage
                defaultMessage="What it is, when it is, and whether it repeats"
                id="XYW11d"
              />
            </DialogDescription>
            <FormProvider {...form}>
              <ActivityFields setting={setting} repeated={repeated} />
            </FormProvider>
            <FormError error={error} />
            {!online && (
              <p className="text-ink-muted text-sm">
                <FormattedMessage
                  defaultMessage="You’re offline. You can save when you have a connection."
                  id="ZOEqjv"
                />
              </p>
            )}
          </div>
          <div className="bg-card border-line sticky bottom-0 mt-auto flex items-center gap-3 border-t px-6 py-4">
            {activity !== null && (
              <Button
                variant="quiet"
                className="text-danger -ml-3"
                disabled={!online || isSubmitting}
                onClick={() => setAsking('delete')}
              >
                <Trash2Icon aria-hidden="true" />
                <FormattedMessage defaultMessage="Delete" id="K3r6DQ" />
              </Button>
            )}
            <Button variant="outline" className="ml-auto" onClick={close}>
              <FormattedMessage defaultMessage="Cancel" id="47FYwb" />
            </Button>
            <Button type="submit" disabled={!online || isSubmitting}>
              <FormattedMessage defaultMessage="Save" id="jvo0vs" />
            </Button>
          </div>
        </form>
        {asking === 'scope' && (
          <ScopeQuestion
            onAnswer={(scope) => void save(scope)()}
            onCancel={() => setAsking(null)}
          />
        )}
        {asking === 'delete' && activity !== null && (
          <DeleteQuestion
            label={activity.label}
            repeated={repeated}
            onCancel={() => setAsking(null)}
            onAnswer={(scope) =>
              void run(async () => {
                const ids = await deleteActivity(client, activity.id, scope)
                undo.done(
                  intl.formatMessage({ defaultMessage: 'Deleted', id: 'KQvWvD' }),
                  async () => restoreActivities(client, ids),
                )
              })
            }
          />
        )}
        {asking === 'discard' && (
          <DiscardQuestion onDiscard={onClose} onCancel={() => setAsking(null)} />
        )}
      </DialogContent>
    </Dialog>
  )
}
