import { useApolloClient } from '@apollo/client/react'
import { Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { useOnline } from '@/lib/network-status.ts'
import { deleteActivity, restoreActivities, type Scope } from './activity-actions.ts'
import { DeleteQuestion } from './activity-questions.tsx'
import type { Activity } from '../grid/calendar-events.ts'
import { useUndo } from '../setting/use-undo.ts'

/** Deletes an activity after a question, and offers to undo it. */
export function DeleteActivity({
  activity,
  disabled,
  onDeleted,
}: {
  activity: Activity
  disabled: boolean
  onDeleted: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const online = useOnline()
  const undo = useUndo()
  const [asking, setAsking] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const remove = async (scope: Scope) => {
    setAsking(false)
    setDeleting(true)
    try {
      const ids = await deleteActivity(client, activity.id, scope)
      onDeleted()
      undo.done(
        intl.formatMessage(
          { defaultMessage: 'Deleted: {label}', id: 'Ip4X/r' },
          { label: activity.label },
        ),
        async () => restoreActivities(client, ids),
      )
    } catch (reason) {
      undo.failed(reason)
    } finally {
      setDeleting(false)
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger! -ml-3"
        disabled={!online || disabled || deleting}
        onClick={() => setAsking(true)}
      >
        <Trash2Icon aria-hidden="true" />
        <FormattedMessage defaultMessage="Delete" id="K3r6DQ" />
      </Button>
      {asking && (
        <DeleteQuestion
          label={activity.label}
          repeated={activity.repeatId !== null}
          onCancel={() => setAsking(false)}
          onAnswer={(scope) => void remove(scope)}
        />
      )}
    </>
  )
}
