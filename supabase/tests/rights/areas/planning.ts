import { full, limited, nobody, only, signedIn, type AreaRights } from '../grants.ts'
import { administrators, owners, readOnly, teachers } from './usual-rights.ts'

export const planning: AreaRights = {
  area: 'Planning',
  models: [
    {
      model: 'Subject',
      table: 'subject',
      spec: 'Subject: any signed-in user read, create, update',
      narrower:
        "A subject is everybody's: whoever is not an administrator changes only what they added.",
      rights: {
        select: signedIn(),
        insert: signedIn(),
        update: { ...only(['owner'], limited('what they added')), admin: full },
        delete: nobody,
      },
    },
    {
      model: 'Term',
      table: 'term',
      spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read. Terms are filtered by the province the teacher is in',
      rights: {
        select: { ...only(['owner', 'stranger'], limited('of their province')), admin: full },
        ...administrators,
      },
    },
    {
      model: null,
      table: 'term_biweek',
      spec: 'Term: the biweeks follow the term',
      rights: {
        select: { ...only(['owner', 'stranger'], limited('of their province')), admin: full },
        ...administrators,
      },
    },
    {
      model: 'Holiday',
      table: 'holiday',
      spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
      rights: { select: teachers, ...administrators },
    },
    {
      model: 'TeacherSchedule',
      table: 'teacher_schedule',
      spec: 'TeacherActivity, TeacherClassSubject, TeacherSchedule: owner full',
      rights: owners,
    },
    {
      model: 'TeacherClassSubject',
      table: 'teacher_class_subject',
      spec: 'TeacherActivity, TeacherClassSubject, TeacherSchedule: owner full',
      rights: owners,
    },
    {
      model: null,
      table: 'teacher_class_period',
      spec: 'The class timetable, beyond the specification: read by its owner',
      narrower:
        'set_class_period() writes it: a class of every week that gives way in one week keeps the other.',
      rights: { select: only(['owner']), ...readOnly },
    },
    {
      model: 'TeacherActivity',
      table: 'teacher_activity',
      spec: 'TeacherActivity, TeacherClassSubject, TeacherSchedule: owner full',
      rights: owners,
    },
  ],
}
