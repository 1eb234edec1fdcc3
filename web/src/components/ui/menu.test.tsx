import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from './menu.tsx'

const words = { button: 'More', entry: 'Delete' }

function open() {
  const onSelect = vi.fn()
  renderScreen(
    <Menu>
      <MenuTrigger>{words.button}</MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={onSelect}>{words.entry}</MenuItem>
      </MenuContent>
    </Menu>,
  )
  fireEvent.pointerDown(screen.getByText('More'), { button: 0, clientX: 40, clientY: 40 })
  return { onSelect, entry: screen.getByRole('menuitem', { name: 'Delete' }) }
}

test('a menu that comes to lie under the pointer runs no entry when the button is let go', () => {
  const { onSelect, entry } = open()
  fireEvent.pointerUp(entry, { button: 0, clientX: 42, clientY: 41 })
  expect(onSelect).not.toHaveBeenCalled()
  fireEvent.pointerDown(entry, { button: 0, clientX: 42, clientY: 41 })
  fireEvent.pointerUp(entry, { button: 0, clientX: 42, clientY: 41 })
  fireEvent.click(entry)
  expect(onSelect).toHaveBeenCalledOnce()
})

test('dragged to an entry and let go chooses it', () => {
  const { onSelect, entry } = open()
  fireEvent.pointerUp(entry, { button: 0, clientX: 44, clientY: 90 })
  expect(onSelect).toHaveBeenCalledOnce()
})
