import { expect, test } from 'vitest'
import { bumpVariables, type BumpForm } from './bump-form.ts'

const lost: BumpForm = {
  way: 'day',
  classId: '7B',
  day: '2027-02-01',
  periods: '2',
  clashes: 'avoid',
}

test.each([
  ['a lost day', {}, { classId: '7B', periods: 0, ontoOthers: false }],
  ['a day lost for all', { classId: '' }, { classId: null, periods: 0 }],
  ['on', { way: 'on' }, { periods: 2 }],
  [
    'back, onto what is there',
    { way: 'back', clashes: 'allow' },
    { periods: -2, ontoOthers: true },
  ],
] as const)('%s', (_name, change, expected) => {
  expect(bumpVariables({ ...lost, ...change })).toMatchObject({ day: '2027-02-01', ...expected })
})

test.each([{ way: 'on', classId: '' }, { way: 'back', periods: '21' }, { day: '' }] as const)(
  '%o is not asked',
  (change) => {
    expect(bumpVariables({ ...lost, ...change })).toBeNull()
  },
)
