import { duplicateOn, shelfOf } from '@/domain/lesson/lesson-table.ts'
import { readNow, writeRow, type WritingClient } from '@/graphql/write.ts'
import {
  AddLessonDocument,
  ChangeLessonDocument,
  DeleteLessonDocument,
  LessonNowDocument,
} from './lesson-now.generated.ts'

const lists = ['teacherSubjectTemplateCollection', 'searchLessons', 'schoolsOfMyLessons'] as const

/** A teacher's own lessons. */
export const ownLessons = shelfOf(
  {
    read: async (client, id) =>
      (await readNow(client, LessonNowDocument, { id }))?.teacherSubjectTemplateCollection.edges[0]
        ?.node,
    add: async (client, row, from) =>
      writeRow(
        client,
        AddLessonDocument,
        { row: from === undefined ? row : { ...row, subjectTemplateId: from } },
        lists,
      ),
    change: async (client, lesson) => writeRow(client, ChangeLessonDocument, lesson, lists),
    taken: 'teacher_subject_template_pkey',
  },
  { filled: true, shared: false },
)

/** @returns whether the lesson was still there. @throws AppError */
export const duplicateLesson = async (
  client: WritingClient,
  id: string,
  nameOf: (name: string) => string,
): Promise<boolean> => duplicateOn(ownLessons, client, id, nameOf)

/** @throws AppError */
export async function deleteLesson(client: WritingClient, id: string): Promise<void> {
  await writeRow(client, DeleteLessonDocument, { id }, lists)
}
