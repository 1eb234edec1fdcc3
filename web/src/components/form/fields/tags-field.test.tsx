import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { renderFields } from './field-testing.tsx'
import { TagsField } from './tags-field.tsx'

// The first test must not wait for what a page loads when it has such a field.
beforeAll(async () => import('./tags/tags-control.tsx'))

async function open(
  tags: string[] = [],
  props: { read?: (typed: string) => string; disabledBecause?: string } = {},
  options: { draft?: string } = {},
) {
  const page = renderFields({
    schema: z.object({
      tags: z.array(z.string().check(z.maxLength(12))).check(z.minLength(1), z.maxLength(4)),
    }),
    values: { tags },
    edits: false,
    ...options,
    children: (form) => (
      <TagsField
        form={form}
        name="tags"
        label="Tags"
        hint="Words to find it by."
        chipsLabel="Tags"
        placeholder="A word"
        {...props}
      />
    ),
  })
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-busy'))
  return page
}

const field = () => screen.getByRole('textbox', { name: 'Tags' })
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

test('Enter, a comma and leaving the field each end a tag; saving gives them all', async () => {
  const { user, save, saved } = await open()
  expect(field()).toBeRequired()
  expect(field()).toHaveAccessibleDescription('Words to find it by.')
  await user.type(field(), 'half{Enter} x ,y')
  expect(chips()).toEqual(['half', 'x'])
  expect(field()).toHaveValue('y')
  expect(saved).not.toHaveBeenCalled()
  await user.tab()
  expect(chips()).toEqual(['half', 'x', 'y'])
  expect(field()).toHaveValue('')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ tags: ['half', 'x', 'y'] })
})

test('Enter in an empty field saves', async () => {
  const { user, saved } = await open(['maths'])
  await user.type(field(), '{Enter}')
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ tags: ['maths'] }))
})

test('several are pasted at once, each is kept once, and one text is pasted as it is', async () => {
  const { user } = await open(['maths'])
  await user.click(field())
  await user.paste('Maths, halves;\n\tthirds\r\n')
  expect(chips()).toEqual(['maths', 'halves', 'thirds'])
  await user.paste('long division')
  expect(field()).toHaveValue('long division')
  expect(chips()).toHaveLength(3)
})

test('what was typed before a paste is a tag as well', async () => {
  const { user } = await open()
  await user.type(field(), 'maths')
  await user.paste('halves, thirds')
  expect(chips()).toEqual(['maths', 'halves', 'thirds'])
  expect(field()).toHaveValue('')
})

test('they are removed by Backspace, by their buttons and with the arrow keys', async () => {
  const { user } = await open(['maths', 'halves', 'thirds'])
  await user.click(field())
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(['maths', 'halves'])
  await user.click(screen.getByRole('button', { name: 'Remove maths' }))
  expect(chips()).toEqual(['halves'])
  expect(field()).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Delete}')
  expect(chips()).toEqual([])
})

test('Escape belongs to the dialog and empties nothing', async () => {
  const { user, closed } = await open(['maths'])
  await user.click(field())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  expect(chips()).toEqual(['maths'])
})

test('how many there may be is said before it is passed; what is too much stays as it was typed', async () => {
  const { user, save, saved } = await open(['one', 'two'])
  expect(screen.queryByText('2 of 4')).toBeNull()
  await user.type(field(), 'three,')
  expect(screen.getByText('3 of 4')).toBeVisible()
  await user.paste('four, five, six')
  expect(chips()).toEqual(['one', 'two', 'three', 'four'])
  expect(field()).toHaveValue('five, six')
  expect(screen.getByText('At most 4 can be entered. Remove one first.')).toBeVisible()
  await user.tab()
  expect(field()).toHaveValue('five, six')
  await user.click(screen.getByRole('button', { name: 'Remove one' }))
  await user.type(field(), '{Enter}')
  expect(chips()).toEqual(['two', 'three', 'four', 'five'])
  expect(field()).toHaveValue('six')
  await user.clear(field())
  expect(screen.queryByText(/can be entered/)).toBeNull()
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ tags: ['two', 'three', 'four', 'five'] })
})

test('a tag that is too long is said on the field, which takes the focus', async () => {
  const { user, save, saved } = await open()
  await user.type(field(), 'multiplication table,')
  expect(field()).toHaveAccessibleDescription(/At most 12 characters/)
  expect(field()).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await save()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(saved).not.toHaveBeenCalled()
})

test('each may be read as something else, such as the id in a link', async () => {
  const { user } = await open([], { read: (typed) => typed.replace(/^.*=/, '') })
  await user.type(field(), 'https://video.example/?v=abc,')
  expect(chips()).toEqual(['abc'])
})

test('a draft brings them back, and what is off says why', async () => {
  const first = await open([], {}, { draft: 'tags' })
  await first.user.type(field(), 'maths,')
  first.unmount()
  const second = await open([], {}, { draft: 'tags' })
  expect(chips()).toEqual(['maths'])
  expect(screen.getByText(/what you typed before/)).toBeVisible()
  second.unmount()
  await open(['maths'], { disabledBecause: 'Save the product first.' })
  expect(field()).toBeDisabled()
  expect(field()).toHaveAccessibleDescription('Save the product first.')
})

test('nothing is wrong while there is room', async () => {
  const { user } = await open()
  await user.type(field(), 'maths')
  expect(screen.queryByText(/can be entered/)).toBeNull()
})
