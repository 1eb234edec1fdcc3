import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { Input, Textarea } from './input.tsx'

function Controlled() {
  const [text, setText] = useState('')
  return <Input maxLength={5} value={text} onChange={({ target }) => setText(target.value)} />
}

test.each([
  ['a controlled line', <Controlled key="line" />],
  ['a line that the browser keeps', <Input key="kept" maxLength={5} defaultValue="" />],
  ['several lines', <Textarea key="lines" maxLength={5} defaultValue="" />],
])('%s says that it is full once it is, and is silent again after', async (_what, control) => {
  const { user } = renderScreen(control)
  const field = screen.getByRole('textbox')
  await user.type(field, 'Four')
  expect(screen.queryByRole('status')).toBeNull()
  await user.type(field, ' letters')
  expect(field).toHaveValue('Four ')
  expect(screen.getByRole('status')).toHaveTextContent(/^No more fits: at most 5 characters/)
  await user.type(field, '{Backspace}')
  expect(screen.queryByRole('status')).toBeNull()
  expect(field).toHaveFocus()
})
