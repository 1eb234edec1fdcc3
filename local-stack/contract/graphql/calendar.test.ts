import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { teacher, type Person } from '../gateway/people.ts'
import { messages } from './api.ts'
import { ask, insert, newTeacher, remove, subjectId, type Teacher } from './teachers.ts'

let thandi: Teacher
let pieter: Teacher
let stranger: Person
let paper: string
beforeAll(async () => {
  ;[thandi, pieter, stranger] = await Promise.all([newTeacher(), newTeacher(), teacher()])
  paper = await insert('teacher_assessment_template', {
    teacher_profile_id: thandi.profileId,
    title: 'Test 1',
    subject_id: await subjectId(),
    complexity: 'Simple',
    total_minutes: 60,
    instructions: ['Answer all the questions.'],
    questions: [],
  })
})
afterAll(() => remove([thandi, pieter, stranger], [['teacher_assessment_template', paper]]))

const add = `mutation ($label: String!, $start: Datetime!, $end: Datetime!, $weeks: Int, $paper: UUID) {
  addActivity(label: $label, startDateTime: $start, endDateTime: $end, repeatWeeks: $weeks,
    teacherAssessmentTemplateId: $paper, orderBy: [{ startDateTime: AscNullsLast }]) {
    edges { node { id label startDateTime repeatId teacherProfileId teacherAssessmentTemplateId } } } }`
const lesson = {
  label: 'Rehearsal',
  start: '2026-02-03T06:00:00+00:00',
  end: '2026-02-03T06:45:00+00:00',
  weeks: 0,
}
const added = z.object({
  addActivity: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          id: z.string(),
          startDateTime: z.string(),
          repeatId: z.string().nullable(),
          teacherProfileId: z.string(),
        }),
      }),
    ),
  }),
})
const calendarOf = async (person: Person) => {
  const { data } = await ask(person, '{ teacherActivityCollection { totalCount } }')
  return data?.['teacherActivityCollection']
}

describe('addActivity', () => {
  test('adds one activity, or one a week, to the teacher’s own calendar', async () => {
    const once = added.parse((await ask(thandi, add, { ...lesson, paper })).data)
    expect(once.addActivity.edges).toMatchObject([
      { node: { repeatId: null, teacherProfileId: thandi.profileId } },
    ])
    const weekly = added.parse((await ask(thandi, add, { ...lesson, weeks: 2 })).data)
    const nodes = weekly.addActivity.edges.map(({ node }) => node)
    expect(nodes.map(({ startDateTime }) => startDateTime.slice(0, 10))).toEqual([
      '2026-02-03',
      '2026-02-10',
      '2026-02-17',
    ])
    expect(new Set(nodes.map(({ repeatId }) => repeatId)).size).toBe(1)
    expect(nodes[0]?.repeatId).not.toBeNull()
    expect(await calendarOf(pieter)).toEqual({ totalCount: 0 })
  })

  test.each([
    [{ weeks: 13 }, 'repeat_too_long'],
    [{ weeks: -1 }, 'repeat_too_long'],
    [{ label: ' ' }, 'teacher_activity_label_present'],
    [{ end: '2026-02-03T05:00:00+00:00' }, 'teacher_activity_end_not_before_start'],
  ])('refuses %o', async (wrong, word) => {
    expect(messages(await ask(pieter, add, { ...lesson, ...wrong }))?.[0]).toContain(word)
    expect(await calendarOf(pieter)).toEqual({ totalCount: 0 })
  })

  test('another teacher’s paper cannot be planned', async () => {
    const answer = await ask(pieter, add, { ...lesson, paper })
    expect(messages(answer)?.[0]).toContain('teacher_activity_assessment_template_fkey')
    expect(await calendarOf(pieter)).toEqual({ totalCount: 0 })
  })

  test('a person without a profile cannot plan', async () => {
    expect(messages(await ask(stranger, add, lesson))?.[0]).toMatch(/null value|row-level security/)
  })

  test('another teacher neither changes nor deletes it', async () => {
    const { addActivity } = added.parse((await ask(thandi, add, lesson)).data)
    const id = addActivity.edges[0]?.node.id
    const attempts = [
      ['update', 'set: { label: "Mine" },'],
      ['deleteFrom', ''],
    ]
    for (const [verb = '', set = ''] of attempts) {
      const { data } = await ask(
        pieter,
        `mutation ($id: UUID!) {
          done: ${verb}TeacherActivityCollection(${set} filter: { id: { eq: $id } }, atMost: 1) { affectedCount } }`,
        { id },
      )
      expect(data).toEqual({ done: { affectedCount: 0 } })
    }
    const { data } = await ask(
      thandi,
      'query ($id: UUID!) { teacherActivityByPk(id: $id) { label } }',
      { id },
    )
    expect(data).toEqual({ teacherActivityByPk: { label: 'Rehearsal' } })
  })
})
