import { expect, test } from 'vitest'
import { paperFor } from './paper-for.ts'
import { emptyPaper } from './paper-testing.ts'
import { reduce } from './reduce.ts'

const subjectId = 'b7b7a5a0-0000-4000-8000-000000000001'

test('a paper for an activity has its title, grade and subject; what it does not say stays', () => {
  const paper = reduce(emptyPaper(), { kind: 'meta', change: { title: 'Rivers', grade: '5' } })
  expect(paperFor(paper, { name: 'Test: maps', grade: '7', subjectId }).meta).toMatchObject({
    title: 'Test: maps',
    grade: '7',
    subjectId,
  })
  expect(paperFor(paper, {})).toBe(paper)
})

test('the title of its template in the other language may not fit it any more', () => {
  const template = reduce(emptyPaper(), {
    kind: 'meta',
    change: { title: 'Rivers', otherLanguage: 'af', otherTitle: 'Riviere' },
  })
  expect(template.meta.otherTitleOutdated).toBe(false)
  expect(paperFor(template, { name: 'Test: maps' }).meta.otherTitleOutdated).toBe(true)
})
