import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { isTypedOutside, watchTyping } from './typed-outside.ts'

beforeAll(watchTyping)
beforeEach(() => window.history.replaceState(null, '', '/'))

const named = (name: string) => ({ 'aria-label': name })

function Fields() {
  const [code, setCode] = useState('')
  const [amount, setAmount] = useState('1')
  return (
    <>
      <input
        name="code"
        {...named('code')}
        value={code}
        onChange={({ target }) => setCode(target.value.toUpperCase())}
      />
      <input
        {...named('amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <input {...named('free')} defaultValue="" />
      <form data-asked="">
        <textarea {...named('kit')} defaultValue="" />
      </form>
    </>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

test.each(['code', 'amount', 'free'])(
  'what is typed into %s counts until it is taken out again',
  async (name) => {
    render(<Fields />)
    const user = userEvent.setup()
    expect(isTypedOutside()).toBe(false)
    await user.type(field(name), '2')
    expect(isTypedOutside()).toBe(true)
    await user.keyboard('{Backspace}')
    expect(isTypedOutside()).toBe(false)
  },
)

test('a form of the kit is asked itself; what is pressed or left alone is nothing typed', async () => {
  render(<Fields />)
  const user = userEvent.setup()
  await user.type(field('kit'), 'Dear parents')
  await user.click(field('code'))
  await user.tab()
  expect(isTypedOutside()).toBe(false)
})

test('words that stand in the address are there again', async () => {
  render(<Fields />)
  await userEvent.setup().type(field('free'), 'fractions')
  expect(isTypedOutside()).toBe(true)
  window.history.replaceState(null, '', '/?search=fractions')
  expect(isTypedOutside()).toBe(false)
})

test('a field that is gone holds nothing', async () => {
  const { unmount } = render(<Fields />)
  await userEvent.setup().type(field('code'), 'SAVE')
  unmount()
  expect(isTypedOutside()).toBe(false)
})
