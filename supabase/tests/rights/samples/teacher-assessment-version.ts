import type { Sample } from '../grants.ts'
import { newPaper } from './new-template.ts'

export const teacherAssessmentVersion: Sample = {
  /** The row that the trigger writes when the paper is saved again. */
  arrange: async (db, { owner }) => {
    const paper = await newPaper(db, owner.profileId)
    await db.root(`update public.teacher_assessment_template set title = 'Again' where id = $1`, [
      paper,
    ])
    const [row] = await db.root(
      'select id from public.teacher_assessment_version where teacher_assessment_template_id = $1',
      [paper],
    )
    return String(row?.['id'])
  },
}
