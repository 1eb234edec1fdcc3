import { useApolloClient } from '@apollo/client/react'
import { useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { lessonSchema } from './lesson-schema.ts'
import type { LessonShelf } from './lesson-shelf.ts'
import type { LessonValues } from './lesson-values.ts'

/** A lesson that is open in the editor. */
export interface OpenLesson {
  id: string
  /** Undefined for one that is not stored yet. */
  version?: string | undefined
  values: LessonValues
  /** The template that a new one is started from. */
  from?: string
  shelf: LessonShelf
  /** The name of its draft. */
  draft: string
}

/** The form of a lesson; a teacher's own cannot be saved before everything is filled in (T4.2). */
export function useLessonForm(
  { id, version, values, draft, shelf, from }: OpenLesson,
  onSaved: () => void,
): EntityForm<LessonValues> {
  const intl = useIntl()
  const client = useApolloClient()
  const { audited } = shelf
  return useEntityForm<LessonValues, unknown>({
    // The schema checks what may be wrong; the documents keep what else they hold.
    schema: lessonSchema(intl, shelf.rules),
    values,
    version,
    draft,
    save: async (saved, saving) =>
      shelf.save(client, saved as LessonValues, {
        id,
        ...(version === undefined ? {} : { version: saving.version }),
        ...(from === undefined ? {} : { from }),
      }),
    reread: version === undefined ? undefined : async () => shelf.read(client, id),
    whoChanged:
      audited === undefined ? undefined : async (now) => whoChanged(client, audited, id, now),
    onSaved,
  })
}
