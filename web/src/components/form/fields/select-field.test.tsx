import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { renderFields } from './field-testing.tsx'
import { listOf, MultiSelectField, SelectField } from './select-field.tsx'

const provinces = [
  { value: 'lp', label: 'Limpopo' },
  { value: 'gp', label: 'Gauteng' },
]
const chosen = vi.fn()

const open = ({
  province = '',
  grades = [],
  options = provinces,
  none = 'Choose',
  disabled = false,
}: Partial<{
  province: string
  grades: string[]
  options: typeof provinces
  none: string | null
  disabled: boolean
}> = {}) =>
  renderFields({
    schema: z.object({
      province: z.string().check(z.minLength(1, 'Province is required')),
      grades: z.array(z.string()),
    }),
    values: { province, grades },
    edits: false,
    children: (form) => (
      <>
        <SelectField
          form={form}
          name="province"
          label="Province"
          hint="Where the school is."
          options={options}
          none={none}
          disabled={disabled}
          autoComplete="address-level1"
          onChosen={chosen}
        />
        <MultiSelectField
          form={form}
          name="grades"
          label="Grades"
          options={[
            { value: '1', label: 'Grade 1' },
            { value: '2', label: 'Grade 2' },
          ]}
          none="No grade"
        />
      </>
    ),
  })

const select = () => screen.getByRole('combobox', { name: 'Province' })
const shown = () =>
  within(select())
    .getAllByRole('option')
    .map((one) => one.textContent)

test('one is chosen, told to whoever asks, and saved', async () => {
  chosen.mockClear()
  const { user, save, saved } = open()
  expect(shown()).toEqual(['Choose', 'Limpopo', 'Gauteng'])
  expect(select()).toHaveValue('')
  expect(select()).toHaveAttribute('autocomplete', 'address-level1')
  expect(select()).toHaveAccessibleDescription('Where the school is.')
  await user.selectOptions(select(), 'Gauteng')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('gp')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ province: 'gp', grades: [] })
})

test('nothing chosen is said to be wrong', async () => {
  const { user, save, saved } = open({ province: 'lp' })
  await user.selectOptions(select(), 'Choose')
  expect(await screen.findByText('Province is required')).toBeVisible()
  expect(select()).toBeInvalid()
  await save()
  expect(saved).not.toHaveBeenCalled()
})

test('a value whose option is not there yet is kept, without a name', () => {
  open({ province: 'nw' })
  expect(shown()).toEqual(['Choose', '', 'Limpopo', 'Gauteng'])
  expect(select()).toHaveValue('nw')
})

test('without a way to choose none there are only the options', () => {
  open({ province: 'lp', none: null, disabled: true })
  expect(shown()).toEqual(['Limpopo', 'Gauteng'])
  expect(select()).toBeDisabled()
})

test('several are ticked, named in the closed field, and saved in the order of ticking', async () => {
  const { user, save, saved } = open({ province: 'lp' })
  const several = screen.getByRole('button', { name: 'Grades' })
  expect(several).toHaveTextContent('No grade')
  await user.click(several)
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Grade 2' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Grade 1' }))
  await user.keyboard('{Escape}')
  expect(several).toHaveTextContent('Grade 1 and Grade 2')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ province: 'lp', grades: ['2', '1'] })
})

test('a list of texts is read, and nothing else', () => {
  expect(listOf(['a', 1, null, 'b'])).toEqual(['a', 'b'])
  expect(listOf('a')).toEqual([])
  expect(listOf(undefined)).toEqual([])
})
