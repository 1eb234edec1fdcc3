import { MockedProvider } from '@apollo/client/testing/react'
import { screen } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { ActivityTemplatesDocument } from './activity-templates.generated.ts'
import { renderScreen } from '@/testing/render.tsx'
import { activityFormSchema } from './activity-form-schema.ts'
import { valuesOf } from './activity-values.ts'
import { TemplateField } from './template-field.tsx'

const templates = {
  teacherSubjectTemplateCollection: {
    __typename: 'TeacherSubjectTemplateConnection',
    edges: [
      {
        __typename: 'TeacherSubjectTemplateEdge',
        node: { __typename: 'TeacherSubjectTemplate', nodeId: 'l', id: 'lesson-1', name: 'Maps' },
      },
    ],
  },
  teacherAssessmentTemplateCollection: {
    __typename: 'TeacherAssessmentTemplateConnection',
    edges: [],
  },
} as const

function Form({ own }: { own: string | null }) {
  const intl = useIntl()
  const form = useEntityForm({
    schema: activityFormSchema(intl),
    values: valuesOf({
      activity: null,
      start: '2027-02-03T08:00',
      end: '2027-02-03T08:45',
      type: 'Lesson',
    }),
    save: async () => Promise.resolve(),
  })
  return <TemplateField form={form} type="Lesson" own={own} />
}

test('a chosen lesson opens and prints in a tab of its own; without one there is nothing to open', async () => {
  const { user } = renderScreen(
    <MockedProvider
      mocks={[{ request: { query: ActivityTemplatesDocument }, result: { data: templates } }]}
    >
      <Form own={null} />
    </MockedProvider>,
  )
  await screen.findByRole('option', { name: 'Maps' })
  expect(screen.queryByRole('link')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Lesson plan'), 'Maps')
  for (const [name, href] of [
    ['Open', '/app/print/lesson/lesson-1'],
    ['Print', '/app/print/lesson/lesson-1?print=now'],
    ['Edit', '/app/lessons?edit=lesson-1'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('a stored activity without a lesson leads to planning one', async () => {
  const { user } = renderScreen(
    <MockedProvider
      mocks={[{ request: { query: ActivityTemplatesDocument }, result: { data: templates } }]}
    >
      <MemoryRouter>
        <Form own="activity-1" />
      </MemoryRouter>
    </MockedProvider>,
  )
  await screen.findByRole('option', { name: 'Maps' })
  expect(screen.getByRole('link', { name: 'Plan this lesson' })).toHaveAttribute(
    'href',
    '/app/lessons?new=choose&for=activity-1',
  )
  await user.selectOptions(screen.getByLabelText('Lesson plan'), 'Maps')
  expect(screen.queryByRole('link', { name: 'Plan this lesson' })).toBeNull()
})
