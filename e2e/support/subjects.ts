import { service } from './api.ts'

/** The id of a school subject by its grade, such as "4", and its English name: CAPS has it once. */
export async function subjectId(grade: string, subject: string): Promise<string> {
  const { data } = await service
    .from('subject')
    .select('id')
    .eq('grade', grade)
    .eq('subject', subject)
    .single<{ id: string }>()
    .throwOnError()
  return data.id
}
