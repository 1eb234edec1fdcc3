import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { renderFields } from './field-testing.tsx'
import { SliderField } from './slider-field.tsx'

const open = (
  props: { marks?: number[]; disabledBecause?: string; step?: number } = {},
  options: { draft?: string } = {},
) =>
  renderFields({
    schema: z.object({ share: z.number().check(z.maximum(80)) }),
    values: { share: 20 },
    edits: false,
    ...options,
    children: (form) => (
      <SliderField
        form={form}
        name="share"
        label="Share"
        hint="Of the whole."
        min={0}
        max={100}
        write={(value) => `${value} %`}
        {...props}
      />
    ),
  })

const slider = () => screen.getByRole('slider', { name: 'Share' })
const move = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } })

test('the value is said in words, moved, and saved as a number', async () => {
  const { save, saved } = open({ step: 5 })
  expect(slider()).toHaveAttribute('aria-valuetext', '20 %')
  expect(slider()).toHaveAttribute('step', '5')
  expect(slider()).toHaveAccessibleDescription('Of the whole.')
  expect(screen.getByText('0 %')).toBeVisible()
  expect(screen.getByText('100 %')).toBeVisible()
  move(35)
  expect(slider()).toHaveValue('35')
  expect(screen.getByText('35 %')).toBeVisible()
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ share: 35 })
})

test('what is wrong is said', async () => {
  const { saved, save } = open()
  move(90)
  expect(await screen.findByText('At most 80')).toBeVisible()
  expect(slider()).toBeInvalid()
  await save()
  expect(saved).not.toHaveBeenCalled()
})

test('marks stand below it, the chosen one in bold', () => {
  open({ marks: [0, 20, 40] })
  expect(screen.getByText('20')).toHaveClass('font-bold')
  expect(screen.getByText('40')).not.toHaveClass('font-bold')
  expect(screen.queryByText('100 %')).toBeNull()
})

test('a draft brings it back, and what is off says why', () => {
  const first = open({}, { draft: 'share' })
  move(40)
  first.unmount()
  open({ disabledBecause: 'The parts come first.' }, { draft: 'share' })
  expect(slider()).toHaveValue('40')
  expect(slider()).toBeDisabled()
  expect(slider()).toHaveAccessibleDescription('The parts come first.')
})
