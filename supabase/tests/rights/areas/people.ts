import { full, limited, nobody, only, type AreaRights } from '../grants.ts'
import { administrators, readOnly, teachers } from './usual-rights.ts'

export const people: AreaRights = {
  area: 'People',
  models: [
    {
      model: 'TeacherProfile',
      table: 'teacher_profile',
      spec: 'TeacherProfile: any signed-in user create; owner create, read, update; superadmin read and update; admin create and update',
      narrower:
        'A person creates only the own profile. An update needs the right to read, which an administrator has not: ' +
        'save_teacher_profile_of() changes the fields of the form.',
      rights: {
        select: only(['owner', 'superadmin']),
        insert: { owner: full, admin: { blind: true } },
        update: only(['owner', 'superadmin']),
        delete: nobody,
      },
    },
    {
      model: 'School',
      table: 'school',
      spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
      rights: { select: teachers, ...administrators },
    },
    {
      model: null,
      table: 'school_request',
      spec: 'Schools offered are generic schools for the province plus the own school; any other is asked for',
      narrower: 'Written by the functions that save a profile and decide a request.',
      rights: { select: only(['owner', 'admin']), ...readOnly },
    },
    {
      model: 'Secret',
      table: 'secret',
      spec: 'Secret: superadmin full, admin read',
      rights: {
        select: only(['admin', 'superadmin']),
        insert: only(['superadmin']),
        update: only(['superadmin']),
        delete: only(['superadmin']),
      },
    },
    {
      model: null,
      table: 'admin_audit',
      spec: 'Not in the specification: what administrators wrote',
      rights: { select: only(['admin', 'superadmin']), ...readOnly },
    },

    {
      model: 'ReportingTeacher',
      table: 'reporting_teacher',
      spec: 'ReportingTeacher: admin full. Those with role admin or teacher are visible to admins; the customers screen accepts admin or superadmin',
      narrower: 'Every column is derived: what is to change is the profile, the user or the group.',
      rights: {
        select: only(['admin', 'superadmin'], limited('teachers and administrators')),
        ...readOnly,
      },
    },
  ],
}
