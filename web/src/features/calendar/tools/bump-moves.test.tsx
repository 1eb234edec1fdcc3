import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import type { Setting } from '../setting/setting.ts'
import { BumpMoves } from './bump-moves.tsx'
import { BumpStays } from './bump-stays.tsx'

const classes = [
  { id: 'a', name: '7B', subject: { grade: '7', subject: 'Mathematics', subjectAf: 'Wiskunde' } },
  { id: 'b', name: '9A', subject: null },
] as unknown as Setting['classes'] // the rest is not shown

const move = (classId: string, label: string) => ({
  activityId: label,
  version: '',
  label,
  classId,
  fromStart: '2027-02-01T06:00:00Z',
  fromEnd: '2027-02-01T06:45:00Z',
  toStart: '2027-02-03T07:30:00Z',
  toEnd: '2027-02-03T08:15:00Z',
  passed: [],
  clashes: [],
})
const other = [{ label: 'Athletics', start: '2027-02-02T06:00:00Z', end: '2027-02-02T08:00:00Z' }]

test('clashes and times that were taken are named, classes with grade and subject', () => {
  renderScreen(
    <BumpMoves
      classes={classes}
      moves={[
        { ...move('a', 'Fractions'), clashes: other },
        { ...move('b', 'Atoms'), passed: other },
      ]}
    />,
    { locale: 'af' },
  )
  const [fractions, atoms] = screen.getAllByRole('listitem')
  if (fractions === undefined || atoms === undefined) throw new Error('two lessons move')
  expect(fractions).toHaveTextContent('7B · Graad 7 Wiskunde')
  expect(within(fractions).getByText(/Op dieselfde tyd: Athletics/)).toBeVisible()
  expect(within(atoms).getByText(/Volgende vry tyd.*Athletics/)).toBeVisible()
})

test('what stays is named with its reason', () => {
  renderScreen(
    <BumpStays
      stays={[
        { label: 'Test', classId: null, start: '2027-02-01T06:00:00Z', reason: 'NOT_A_LESSON' },
      ]}
    />,
  )
  expect(screen.getByRole('listitem')).toHaveTextContent(/Test, Mon.*08:00 \(not a lesson\)/)
})
