import { fireEvent, screen } from '@testing-library/react'
import { useIntl } from 'react-intl'
import { beforeEach, expect, test } from 'vitest'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { renderScreen } from '@/testing/render.tsx'
import { BreaksField } from './breaks-field.tsx'
import { dayFormSchema, newDay } from './day-form-schema.ts'

function Form() {
  const intl = useIntl()
  const form = useEntityForm({
    schema: dayFormSchema(intl, []),
    values: newDay('Monday'),
    save: async () => Promise.resolve(),
  })
  return (
    <>
      <IntegerField form={form} name="periods" label="Periods" />
      <BreaksField form={form} />
    </>
  )
}

beforeEach(() => sessionStorage.clear())

test('a break stays after its period while another number of periods is being typed', () => {
  renderScreen(<Form />)
  const places = () =>
    screen.getAllByRole('combobox').map((one) => (one as HTMLSelectElement).value)
  expect(places()).toEqual(['3', '6'])
  // "8" is cleared and becomes "10".
  for (const typed of ['', '1', '10']) {
    fireEvent.change(screen.getByLabelText('Periods'), { target: { value: typed } })
    expect(places()).toEqual(['3', '6'])
  }
})
