import { instructionsSchema, questionsSchema } from '@kryt/documents/assessment-template'
import { currentAssessmentHeadings, currentLessonHeadings } from '@kryt/documents/headings'
import { lessonStepsSchema } from '@kryt/documents/lesson-template'
import { seedId } from '../ids.ts'
import { ASSESSMENTS } from '../papers/assessments.ts'
import { LESSONS } from '../papers/lessons.ts'
import { PERSONAS, type PersonaName } from '../personas.ts'
import { json, text } from './literals.ts'
import { profileId } from './people-sql.ts'

const headings = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([label, value]) => ({ label, value }))

/** Rows of teachers are written only for people who exist in the database, shared rows always. */
const from = (row: {
  owner: PersonaName | null
  grade: string
  subject: string
  province: string
}) => `
from public.subject as subject
join public.school as school
  on school.is_generic and school.provinces = array[${text(row.province)}]
${
  row.owner === null
    ? ''
    : `join public.teacher_profile as profile on profile.id = ${text(profileId(PERSONAS[row.owner]))}\n`
}where subject.grade = ${text(row.grade)} and subject.subject = ${text(row.subject)}
on conflict do nothing;
`

function lessonsSql(): string {
  return LESSONS.map((lesson) => {
    const own = lesson.owner !== null
    const steps = lessonStepsSchema.parse(lesson.steps)
    return `insert into public.${own ? 'teacher_' : ''}subject_template
  (id, ${own ? 'teacher_profile_id, ' : ''}name, complexity, minutes, headings, template, school_id, subject_id)
select ${text(seedId('lesson', lesson.key))}, ${own ? 'profile.id, ' : ''}${text(lesson.name)}, ${text(lesson.complexity)}, ${lesson.minutes},
  ${json(currentLessonHeadings(headings(lesson.headings)))},
  ${json(steps)},
  school.id, subject.id${from(lesson)}`
  }).join('\n')
}

function assessmentsSql(): string {
  return ASSESSMENTS.map((paper) => {
    const own = paper.owner !== null
    const id = text(seedId('assessment', paper.key))
    const taxonomy =
      paper.taxonomy === null
        ? 'null'
        : `(select taxonomy.id from public.taxonomy where taxonomy.name = ${text(paper.taxonomy)})`
    const row = `insert into public.${own ? 'teacher_' : ''}assessment_template
  (id, ${own ? 'teacher_profile_id, taxonomy_id, ' : ''}title, complexity, total_minutes, headings, instructions, questions, school_id, subject_id)
select ${id}, ${own ? `profile.id, ${taxonomy}, ` : ''}${text(paper.title)}, 'Detailed', ${paper.minutes},
  ${json(currentAssessmentHeadings(headings(paper.headings)))},
  ${json(instructionsSchema.parse(paper.instructions))},
  ${json(questionsSchema.parse(paper.questions))},
  school.id, subject.id${from(paper)}`
    if (own) return row
    return `${row}
insert into public.assessment_template_taxonomy (assessment_template_id, taxonomy_id)
select template.id, taxonomy.id
from public.assessment_template as template, public.taxonomy as taxonomy
where template.id = ${id} and taxonomy.name = ${text(paper.taxonomy ?? '')}
on conflict do nothing;
`
  }).join('\n')
}

/** Lessons and question papers: shared templates and teachers' own. */
export const papersSql = (): string => `${lessonsSql()}\n${assessmentsSql()}`
