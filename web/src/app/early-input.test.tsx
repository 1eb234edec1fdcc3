import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

/** The built page and the live one are the same component. */
function Page({ onPress }: { onPress: (words: string) => void }) {
  const [name, setName] = useState('')
  return (
    <form>
      <input
        name="name"
        value={name}
        onChange={(event) => {
          setName(event.target.value)
        }}
      />
      <p>{name}</p>
      {['Open', 'Terms', 'Open'].map((words, index) => (
        <button
          key={index}
          type="button"
          onClick={() => {
            onPress(`${words} ${String(index)}`)
          }}
        >
          {words}
        </button>
      ))}
    </form>
  )
}

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

function fromTheBuild(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"><form><input name="name"><p></p><button>Open</button><button>Terms</button><button>Open</button></form></div>'
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('no root')
  return root
}

const render = (root: HTMLElement, onPress: (words: string) => void) => {
  root.replaceChildren()
  const live = createRoot(root)
  live.render(<Page onPress={onPress} />)
  return live
}

test('the live page gets what was typed, and the button that was pressed', async () => {
  const root = fromTheBuild()
  const field = root.querySelector('input')
  if (field === null) throw new Error('no field')
  field.focus()
  field.value = 'Naledi'
  const pressed = root.querySelectorAll('button')[2]
  const kept = keepEarlyInput(root, pressed && { pressed })
  const onPress = vi.fn()
  await act(async () => {
    render(root, onPress)
    kept.goOn()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(screen.getByText('Naledi')).toBeInTheDocument()
  expect(root.querySelector('input')).toHaveFocus()
  expect(onPress.mock.calls).toEqual([['Open 2']])
})

test('a button missing on the live page is not awaited for ever', async () => {
  vi.useFakeTimers()
  const root = fromTheBuild()
  const pressed = document.createElement('button')
  pressed.textContent = 'Gone'
  root.append(pressed)
  const kept = keepEarlyInput(root, { pressed })
  kept.goOn()
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  const late = vi.fn()
  const button = document.createElement('button')
  button.textContent = 'Gone'
  button.addEventListener('click', late)
  root.replaceChildren(button)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(late).not.toHaveBeenCalled()
})
