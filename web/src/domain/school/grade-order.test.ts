import { expect, test } from 'vitest'
import { categoryChoices } from '@/domain/product/product-choices.ts'
import { byGradeInName } from './grade-order.ts'

test('grade R comes first, in both languages and on every level', () => {
  const names = ['Grade 10', 'Grade R', 'Grade 2', 'Grade 1', 'Extras']
  expect(names.toSorted(byGradeInName)).toEqual([
    'Extras',
    'Grade R',
    'Grade 1',
    'Grade 2',
    'Grade 10',
  ])
  expect(['Graad 1', 'Graad R'].toSorted(byGradeInName)).toEqual(['Graad R', 'Graad 1'])
  expect(['Art › Grade 3', 'Art › Grade R'].toSorted(byGradeInName)[0]).toBe('Art › Grade R')
  // A name that only begins so is none.
  expect(['Grade 1', 'Grade Reports'].toSorted(byGradeInName)).toEqual(['Grade 1', 'Grade Reports'])
})

test('the choices of a category begin with grade R', () => {
  const of = (id: string, name: string, parentId: string | null = null) => ({ id, name, parentId })
  const categories = [
    of('1', 'Grade 1'),
    of('r', 'Grade R'),
    of('rm', 'Mathematics', 'r'),
    of('12', 'Grade 12'),
  ]
  expect(categoryChoices(categories).map(({ label }) => label)).toEqual([
    'Grade R',
    'Grade R › Mathematics',
    'Grade 1',
    'Grade 12',
  ])
})
