import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { renderScreen } from '@/testing/render.tsx'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { SchoolHint } from './school-hint.tsx'

const school = (id: string, isGeneric = false) => ({
  __typename: 'School' as const,
  nodeId: id,
  id,
  name: `School ${id}`,
  town: 'Tzaneen',
  provinces: ['Limpopo'],
  isGeneric,
})
const profile = (
  own: string | null,
  asked: [school: string, status: string] | null,
): ProfileForm_ProfileFragment => ({
  __typename: 'TeacherProfile',
  nodeId: 'p',
  title: 'Ms',
  name: 'Thandi',
  surname: 'Nkosi',
  language: 'English',
  province: 'Limpopo',
  daysPerWeek: 5,
  school: own === null ? null : school(own),
  schoolRequest:
    asked === null
      ? null
      : {
          __typename: 'SchoolRequest',
          nodeId: 'r',
          requestStatus: asked[1],
          requestedAt: '2026-11-22T08:00:00Z',
          school: school(asked[0]),
        },
})

test.each([
  ['a school that is to be asked for', profile(null, null), school('a'), 'When you save'],
  ['a school that was asked for', profile(null, ['a', 'REQUESTED']), school('a'), 'You asked for'],
  ['another than was asked for', profile(null, ['a', 'REQUESTED']), school('b'), 'When you save'],
  ['the own school', profile('a', null), school('a'), 'Tzaneen'],
  ['a school confirmed before', profile(null, ['a', 'CONFIRMED']), school('a'), 'Tzaneen'],
  ['a generic school', profile(null, null), school('g', true), 'Tzaneen'],
  ['none after a refusal', profile(null, ['a', 'DECLINED']), null, 'We could not confirm'],
  ['asking again', profile(null, ['a', 'DECLINED']), school('a'), 'When you save'],
])('%s: what the hint says', (_, saved, chosen, words) => {
  renderScreen(<SchoolHint chosen={chosen} profile={saved} left={null} />)
  expect(screen.getByText(new RegExp(words))).toBeDefined()
})

test('a school of another province is named when it had to go', () => {
  renderScreen(<SchoolHint chosen={null} profile={null} left={school('a')} />)
  expect(screen.getByText('School a is in another province. Choose one here.')).toBeDefined()
})
