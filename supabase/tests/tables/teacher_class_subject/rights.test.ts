import { testOwnRows } from '../../support/own-rows.ts'
import { newSubject } from '../../support/planning.ts'

testOwnRows({
  table: 'teacher_class_subject',
  columns: async (db) => ({ name: '4A', subject_id: await newSubject(db) }),
  change: `name = '4B'`,
})
