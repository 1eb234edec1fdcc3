import { full, limited, nobody, only, type AreaRights } from '../grants.ts'
import { administrators, owners, readOnly, teachers } from './usual-rights.ts'

export const papers: AreaRights = {
  area: 'Papers',
  models: [
    {
      model: 'Taxonomy',
      table: 'taxonomy',
      spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
      rights: { select: teachers, ...administrators },
    },
    {
      model: null,
      table: 'cognitive_level',
      spec: 'Taxonomy: cognitiveLevels',
      rights: { select: teachers, ...administrators },
    },

    {
      model: 'SubjectTemplate',
      table: 'subject_template',
      spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
      narrower: "For schools that are generic in their province, or the teacher's own.",
      rights: {
        select: {
          ...only(['owner', 'stranger'], limited('of their school or province')),
          admin: full,
        },
        ...administrators,
      },
    },
    {
      model: 'AssessmentTemplate',
      table: 'assessment_template',
      spec: 'Taxonomy, AssessmentTemplate, SubjectTemplate, School, Term, Holiday: admin full, teacher read',
      narrower:
        "For subjects that they teach, and for schools that are generic in their province, or the teacher's own.",
      rights: {
        select: {
          ...only(['owner', 'stranger'], limited('of their subjects, school or province')),
          admin: full,
        },
        ...administrators,
      },
    },
    {
      model: null,
      table: 'assessment_template_taxonomy',
      spec: 'AssessmentTemplate: taxonomys',
      rights: {
        select: {
          ...only(['owner', 'stranger'], limited('of papers they may read')),
          admin: full,
        },
        insert: only(['admin']),
        update: nobody,
        delete: only(['admin']),
      },
    },
    {
      model: null,
      table: 'bank_question',
      spec: 'The question bank: the questions of the papers above, kept by triggers',
      narrower: 'As the paper or the shared template that the question is in.',
      rights: {
        select: {
          ...only(
            ['owner', 'stranger'],
            limited('of their own papers and templates they may read'),
          ),
          admin: limited('of shared templates'),
        },
        ...readOnly,
      },
      unreadable: ['source_id', 'question_key', 'search_field'],
    },
    {
      model: null,
      table: 'teacher_assessment_version',
      spec: 'The history of a paper: what it was before it was saved again, kept by a trigger',
      rights: { select: only(['owner']), ...readOnly },
    },
    {
      model: 'TeacherSubjectTemplate',
      table: 'teacher_subject_template',
      spec: 'TeacherAssessmentTemplate, TeacherSubjectTemplate: teacher create, owner full',
      rights: { ...owners, insert: only(['owner', 'stranger'], limited('for themselves')) },
    },
    {
      model: 'TeacherAssessmentTemplate',
      table: 'teacher_assessment_template',
      spec: 'TeacherAssessmentTemplate, TeacherSubjectTemplate: teacher create, owner full',
      rights: { ...owners, insert: only(['owner', 'stranger'], limited('for themselves')) },
    },
  ],
}
