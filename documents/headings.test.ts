import { expect, test } from 'vitest'
import { currentAssessmentHeadings, currentLessonHeadings } from './headings.ts'

const labels = (headings: readonly { label: string }[]) => headings.map(({ label }) => label)

test('a new lesson has the five defaults, a new paper its sixteen', () => {
  expect(labels(currentLessonHeadings())).toEqual(['Grade', 'Date', 'Term', 'Total', 'Time'])
  expect(currentAssessmentHeadings()).toHaveLength(16)
})

test('obsolete headings are removed, chosen values stay, missing defaults are added', () => {
  const lesson = currentLessonHeadings([
    { label: 'Difficulty', value: 'hard' },
    { label: 'Term', value: 'Kwartaal' },
    { label: 'Teacher', value: 'Ms Nkosi' },
    { label: 'Points', value: '' },
  ])
  expect(lesson.slice(0, 2)).toEqual([
    { label: 'Term', value: 'Kwartaal' },
    { label: 'Teacher', value: 'Ms Nkosi' },
  ])
  expect(labels(lesson)).toEqual(['Term', 'Teacher', 'Grade', 'Date', 'Total', 'Time'])
})

test('Minutes is obsolete on a lesson and a default of a paper', () => {
  const minutes = [{ label: 'Minutes', value: 'minute' }]
  expect(labels(currentLessonHeadings(minutes))).not.toContain('Minutes')
  expect(currentAssessmentHeadings(minutes)).toContainEqual({ label: 'Minutes', value: 'minute' })
  expect(labels(currentAssessmentHeadings([{ label: 'Points', value: '' }]))).not.toContain(
    'Points',
  )
})
