import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { renderScreen } from '@/testing/render.tsx'
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
