import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { renderScreen } from '@/testing/render.tsx'
import { subjectChoices } from './subject-choices.ts'
import { SubjectFields, type SubjectChoice } from './subject-fields.tsx'

const schema = z.object({ grade: z.string(), subjectId: z.string() })

function Fields({ subjects }: { subjects: readonly SubjectChoice[] }) {
  const form = useEntityForm({
    schema,
    values: { grade: '', subjectId: '' },
    save: async () => Promise.resolve(true),
  })
  return <SubjectFields form={form} subjects={subjects} />
}

const mathematics = { id: 's1', grade: '4', subject: 'Mathematics', subjectAf: 'Wiskunde' }

test('where there is no subject to choose it says so, not to choose a grade', () => {
  const { unmount } = renderScreen(<Fields subjects={[]} />)
  expect(screen.getByText('No subjects available.')).toBeVisible()
  expect(screen.queryByText('Choose the grade first.')).toBeNull()
  unmount()
  renderScreen(<Fields subjects={[mathematics]} />)
  expect(screen.getByText('Choose the grade first.')).toBeVisible()
})

test("a person's own subjects come first, then the others by name", async () => {
  const subject = (id: string, name: string, mine: boolean) => ({
    id,
    grade: '4',
    subject: name,
    subjectAf: null,
    mine,
  })
  const subjects = [
    subject('a', 'Art', false),
    subject('z', 'Zulu poetry', true),
    subject('b', 'Beekeeping', true),
  ]
  const { user } = renderScreen(<Fields subjects={subjects} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grade' }), '4')
  const offered = within(screen.getByRole('combobox', { name: 'Subject' })).getAllByRole('option')
  const names = offered.map(({ textContent }) => textContent)
  expect(names.slice(-3)).toEqual(['Beekeeping', 'Zulu poetry', 'Art'])
})

test('a picker marks what the person has added or uses', () => {
  const data = {
    mySubjectIds: ['b'],
    subjectsToChoose: { edges: [{ node: { id: 'a' } }, { node: { id: 'b' } }] },
  }
  expect(subjectChoices(data)).toEqual([
    { id: 'a', mine: false },
    { id: 'b', mine: true },
  ])
})
