import { duplicateOn, shelfOf } from '@/domain/lesson/lesson-table.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  AddLessonTemplateDocument,
  ChangeLessonTemplateDocument,
  DeleteLessonTemplateDocument,
  LessonTemplateNowDocument,
} from './lesson-templates.generated.ts'

const lists = [
  'subjectTemplateCollection',
  'searchLessonTemplates',
  'schoolsOfLessonTemplates',
] as const

/** The lesson templates for everybody. */
export const sharedLessons = shelfOf(
  {
    read: async (client, id) =>
      (await readNow(client, LessonTemplateNowDocument, { id }))?.subjectTemplateCollection.edges[0]
        ?.node,
    add: async (client, row) => writeRow(client, AddLessonTemplateDocument, { row }, lists),
    change: async (client, template) =>
      writeRow(client, ChangeLessonTemplateDocument, template, lists),
    taken: 'subject_template_pkey',
    audited: 'subject_template',
  },
  { filled: false, shared: true },
)

/** @returns whether the template was still there. @throws AppError */
export const duplicateTemplate = async (
  client: WritingClient,
  id: string,
  nameOf: (name: string) => string,
): Promise<boolean> => duplicateOn(sharedLessons, client, id, nameOf)

/** @throws AppError */
export async function deleteTemplate(client: WritingClient, id: string): Promise<void> {
  await writeRow(client, DeleteLessonTemplateDocument, { id }, lists)
}
