import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newRow, newSubject } from '../../support/planning.ts'
import { newTeacher } from '../../support/world.ts'

test('a name is used once per subject and teacher, however it is typed', () =>
  rolledBack(async (db) => {
    const [teacher, other] = [await newTeacher(db), await newTeacher(db)]
    const [maths, history] = [await newSubject(db), await newSubject(db)]
    const row = { name: '4A', subject_id: maths, teacher_profile_id: teacher.profileId }
    await newRow(db, 'teacher_class_subject', row)
    await newRow(db, 'teacher_class_subject', { ...row, subject_id: history })
    await newRow(db, 'teacher_class_subject', { ...row, teacher_profile_id: other.profileId })
    await expect(
      newRow(db, 'teacher_class_subject', { ...row, name: ' 4a\n' }),
    ).rejects.toMatchObject({ constraint: 'teacher_class_subject_name_key' })
  }))

test.each([
  ['teacher_class_subject_name_present', ' \t'],
  ['teacher_class_subject_name_length', 'x'.repeat(101)],
])('%s refuses %o', (constraint, name) =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    await expect(
      newRow(db, 'teacher_class_subject', {
        name,
        subject_id: await newSubject(db),
        teacher_profile_id: profileId,
      }),
    ).rejects.toMatchObject({ constraint })
  }),
)

test('a subject that is taught cannot be deleted', () =>
  rolledBack(async (db) => {
    const { profileId } = await newTeacher(db)
    const subject = await newSubject(db)
    await newRow(db, 'teacher_class_subject', {
      name: '4A',
      subject_id: subject,
      teacher_profile_id: profileId,
    })
    await expect(
      db.root('delete from public.subject where id = $1', [subject]),
    ).rejects.toMatchObject({ constraint: 'teacher_class_subject_subject_id_fkey' })
  }))
