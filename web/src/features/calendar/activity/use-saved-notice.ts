import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import type { Activity } from '../grid/calendar-events.ts'
import { leftOutNotice } from '../setting/left-out.ts'
import { sameAgain, versionNow } from '../setting/same-again.ts'
import { useUndo } from '../setting/use-undo.ts'
import {
  changeActivity,
  deleteActivities,
  putBackActivities,
  type SavedActivity,
} from './activity-actions.ts'
import { valuesOf, variablesOf } from './activity-values.ts'

/** Keeps the way back from a saved form, and says which copies were left out. */
export function useSavedNotice(before: Activity | null) {
  const intl = useIntl()
  const client = useApolloClient()
  const undo = useUndo()
  return ({ rows, leftOut, before: copies }: SavedActivity, label: string) => {
    const leftOutWords = leftOutNotice(leftOut, intl)
    const kept = (text: string, back: () => Promise<unknown>) =>
      leftOutWords === null ? undo.keep(text, back) : undo.done(text, back, leftOutWords)
    const [row] = rows
    if (before === null) {
      const ids = rows.map(({ id }) => id)
      kept(
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {Added: {label}} other {Added # times: {label}}}',
            id: '9ku4CL',
          },
          { count: rows.length, label },
        ),
        async () => deleteActivities(client, ids),
      )
    } else if (rows.length === 1 && row !== undefined) {
      kept(
        intl.formatMessage(
          { defaultMessage: 'Changed: {label}', id: 'FtQTct' },
          { label: before.label },
        ),
        async () => {
          const values = variablesOf(valuesOf({ activity: before }))
          const stored = { id: row.id, version: versionNow(row.id, row.version) }
          const saved = await changeActivity(client, stored, 'ONE', values)
          for (const { id, version } of saved.rows) sameAgain(id, before.updatedAt, version)
        },
      )
    } else if (copies.length > 0) {
      kept(
        intl.formatMessage(
          { defaultMessage: 'Changed: {label}', id: 'FtQTct' },
          { label: before.label },
        ),
        async () => {
          const known = new Map(rows.map(({ id, version }) => [id, versionNow(id, version)]))
          const versions = new Map(copies.map(({ id, updatedAt }) => [id, updatedAt]))
          for (const { id, version } of await putBackActivities(client, copies, known))
            sameAgain(id, versions.get(id) ?? '', version)
        },
      )
    } else {
      // What began to repeat has no way back, and what was done before would now undo something else.
      undo.forgetAll()
    }
  }
}
