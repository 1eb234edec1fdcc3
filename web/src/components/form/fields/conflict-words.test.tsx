import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { AppError } from '@/lib/errors.ts'
import { MultiComboboxField } from './combobox-field.tsx'
import { DateField } from './date-fields.tsx'
import { renderFields } from './field-testing.tsx'
import { MoneyField, PercentField } from './number-fields.tsx'
import { MultiSelectField, SelectField } from './select-field.tsx'
import { SliderField } from './slider-field.tsx'
import { TagsField } from './tags-field.tsx'
import { CheckboxField, RadioField, SwitchField } from './tick-fields.tsx'

// The tests must not wait for what a page loads when it has such a field.
beforeAll(async () =>
  Promise.all([import('./combobox/combobox-control.tsx'), import('./tags/tags-control.tsx')]),
)

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
)

const colours = [
  { value: 'b', label: 'Blue' },
  { value: 'r', label: 'Red' },
]
const mine = {
  agreed: false,
  on: true,
  colour: 'b',
  paint: 'r',
  several: ['b', 'r'],
  price: '12.50',
  share: '5',
  day: '2027-02-03',
}
const theirs = {
  agreed: true,
  on: false,
  colour: 'r',
  paint: '',
  several: [] as string[],
  price: '1234.00',
  share: '',
  day: '2027-03-04',
}

test('each kind of field says its value in words where two versions stand side by side', async () => {
  const { user, save } = renderFields({
    schema: z.object({
      agreed: z.boolean(),
      on: z.boolean(),
      colour: z.string(),
      paint: z.string(),
      several: z.array(z.string()),
      price: z.string(),
      share: z.string(),
      day: z.string(),
    }),
    values: { ...mine, agreed: true },
    version: '2027-01-02T10:00:00.123456+00:00',
    save: async () => Promise.reject(new AppError('row_changed')),
    reread: async () =>
      Promise.resolve({ version: '2027-01-02T10:00:00.123457+00:00', values: theirs }),
    children: (form) => (
      <>
        <CheckboxField form={form} name="agreed" label="Agreed" />
        <SwitchField form={form} name="on" label="Mail" />
        <RadioField form={form} name="colour" label="Colour" options={colours} />
        <SelectField form={form} name="paint" label="Paint" options={colours} />
        <MultiSelectField form={form} name="several" label="Several" options={colours} />
        <MoneyField form={form} name="price" label="Price" />
        <PercentField form={form} name="share" label="Share" />
        <DateField form={form} name="day" label="Day" />
      </>
    ),
  })
  await user.click(screen.getByRole('radio', { name: 'Red' }))
  await user.click(screen.getByRole('radio', { name: 'Blue' }))
  await user.click(screen.getByRole('switch', { name: 'Mail' }))
  await user.click(screen.getByRole('switch', { name: 'Mail' }))
  await user.clear(screen.getByLabelText('Price'))
  await user.type(screen.getByLabelText('Price'), '13')
  await save()
  await screen.findByText(/Nothing has been overwritten/)
  const sides = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent.replace(/^(Take theirs|Keep mine)/, ''))
  expect(sides('Mail')).toEqual(['No', 'Yes'])
  expect(sides('Colour')).toEqual(['Red', 'Blue'])
  expect(sides('Paint')).toEqual(['Empty', 'Red'])
  expect(sides('Several')).toEqual(['Empty', 'Blue and Red'])
  expect(sides('Price')).toEqual(['R1,234.00', 'R13.00'])
  expect(sides('Share')).toEqual(['Empty', '5%'])
  expect(sides('Day')).toEqual(['4 March 2027', '3 February 2027'])
  // What both have is no choice.
  expect(screen.queryByRole('group', { name: 'Agreed' })).toBeNull()
})

test('so do what is found by typing, tags and a slider', async () => {
  const { user, save } = renderFields({
    schema: z.object({
      towns: z.array(z.string()),
      tags: z.array(z.string()),
      points: z.number(),
    }),
    values: { towns: ['musina'], tags: ['maths'], points: 3 },
    version: '2027-01-02T10:00:00.123456+00:00',
    save: async () => Promise.reject(new AppError('row_changed')),
    reread: async () =>
      Promise.resolve({
        version: '2027-01-02T10:00:00.123457+00:00',
        values: { towns: [], tags: ['halves', 'thirds'], points: 4 },
      }),
    children: (form) => (
      <>
        <MultiComboboxField
          form={form}
          name="towns"
          label="Towns"
          listLabel="Towns"
          search={async () => Promise.resolve({ choices: [], more: false })}
          choiceOf={(town: string) => ({ key: town, label: town.toUpperCase(), value: town })}
        />
        <TagsField form={form} name="tags" label="Tags" chipsLabel="Tags" />
        <SliderField form={form} name="points" label="Points" min={0} max={9} write={String} />
      </>
    ),
  })
  const tags = () => screen.getByRole('textbox', { name: 'Tags' })
  await waitFor(() => expect(tags()).toBeEnabled())
  await user.type(tags(), 'more,')
  await save()
  await screen.findByText(/Nothing has been overwritten/)
  const sides = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent.replace(/^(Take theirs|Keep mine)/, ''))
  expect(sides('Tags')).toEqual(['halves and thirds', 'maths and more'])
  expect(sides('Towns')).toEqual(['Empty', 'MUSINA'])
  expect(sides('Points')).toEqual(['4', '3'])
})
