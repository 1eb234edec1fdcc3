import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, screen, within } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { beforeEach, expect, test } from 'vitest'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { renderScreen } from '@/testing/render.tsx'
import { activityFormSchema } from './activity-form-schema.ts'
import { valuesOf } from './activity-values.ts'
import { RepeatFields } from './repeat-fields.tsx'

beforeEach(() => sessionStorage.clear())

function Form() {
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
  return <RepeatFields form={form} rotates={false} />
}

const weeks = () => screen.queryByLabelText('For how many more weeks')

test('how many weeks is asked for a number of weeks, not for the rest of the term', () => {
  renderScreen(
    <MockedProvider mocks={[]}>
      <Form />
    </MockedProvider>,
  )
  expect(weeks()).not.toBeInTheDocument()
  fireEvent.click(screen.getByLabelText('Repeat'))
  const until = screen.getByLabelText('How long')
  expect(within(until).getByRole('option', { name: 'For a number of weeks' })).toHaveValue('weeks')
  expect(weeks()).toHaveAccessibleDescription('0 to 12')
  fireEvent.change(until, { target: { value: 'term' } })
  expect(weeks()).not.toBeInTheDocument()
  fireEvent.change(until, { target: { value: 'weeks' } })
  expect(weeks()).toBeInTheDocument()
})
