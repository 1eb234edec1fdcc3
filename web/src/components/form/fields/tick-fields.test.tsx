import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { renderFields } from './field-testing.tsx'
import { CheckboxField, RadioField, SwitchField } from './tick-fields.tsx'

const chosen = vi.fn()

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

const open = (agreed = false, disabled = false) =>
  renderFields({
    schema: z.object({
      agreed: z.boolean().check(z.refine((ticked) => ticked, 'Please agree')),
      on: z.boolean(),
      colour: z.string().check(z.refine((one) => one !== 'red', 'Not red')),
    }),
    values: { agreed, on: true, colour: 'blue' },
    edits: false,
    children: (form) => (
      <>
        <CheckboxField
          form={form}
          name="agreed"
          label="I agree"
          hint="To the terms."
          onChosen={chosen}
        />
        <SwitchField form={form} name="on" label="Mail" hint="Every week." disabled={disabled} />
        <RadioField
          form={form}
          name="colour"
          label="Colour"
          options={[
            { value: 'blue', label: 'Blue' },
            { value: 'red', label: 'Red' },
          ]}
        />
      </>
    ),
  })

const box = () => screen.getByRole('checkbox', { name: 'I agree' })
const mail = () => screen.getByRole('switch', { name: 'Mail' })
const colour = (name: string) => screen.getByRole('radio', { name })

test('a box, a switch and a choice are shown as they are, changed, and saved', async () => {
  chosen.mockClear()
  const { user, save, saved } = open()
  expect(box()).not.toBeChecked()
  expect(mail()).toBeChecked()
  expect(colour('Blue')).toBeChecked()
  expect(screen.getByRole('group', { name: 'Colour' })).toContainElement(colour('Red'))

  await user.click(box())
  expect(chosen).toHaveBeenCalledExactlyOnceWith(true)
  await user.click(screen.getByText('Mail'))
  expect(box()).toBeChecked()
  expect(mail()).not.toBeChecked()
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ agreed: true, on: false, colour: 'blue' })
})

test('the hint describes the control, and what is wrong as well', async () => {
  const { user, save, saved } = open(true)
  expect(box()).toHaveAccessibleDescription('To the terms.')
  expect(box()).toBeValid()
  expect(mail()).toHaveAccessibleDescription('Every week.')
  expect(mail()).toBeValid()
  await user.click(box())
  expect(await screen.findByText('Please agree')).toBeVisible()
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('To the terms. Please agree')
  await user.click(colour('Red'))
  expect(colour('Red')).toBeChecked()
  expect(colour('Blue')).not.toBeChecked()
  expect(await screen.findByText('Not red')).toBeVisible()
  await save()
  expect(saved).not.toHaveBeenCalled()
})

test('a switch that is off limits cannot be turned', async () => {
  const { user } = open(true, true)
  expect(mail()).toBeDisabled()
  await user.click(screen.getByText('Mail'))
  expect(mail()).toBeChecked()
})

test('only one of the choices is on at a time, and each stands in one group of buttons', async () => {
  const { user } = open(true)
  await user.click(colour('Red'))
  await user.click(colour('Blue'))
  expect(colour('Blue')).toBeChecked()
  expect(colour('Red')).not.toBeChecked()
  expect(colour('Red').getAttribute('name')).toBe(colour('Blue').getAttribute('name'))
})
