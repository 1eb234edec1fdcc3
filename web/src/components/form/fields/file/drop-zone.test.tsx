import { createEvent, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { DropZone } from './drop-zone.tsx'

const label = 'Proof'
const file = new File(['%PDF'], 'proof.pdf')

function zone({ disabled = false, picked = null as string | null } = {}) {
  const onFiles = vi.fn()
  renderScreen(
    <>
      <span id="proof-label">{label}</span>
      <DropZone
        control={{
          id: 'proof',
          'aria-invalid': false,
          'aria-describedby': undefined,
          'aria-required': undefined,
        }}
        inputRef={createRef()}
        onBlur={() => undefined}
        accept={['application/pdf']}
        disabled={disabled}
        onFiles={onFiles}
        picked={picked}
      />
    </>,
  )
  const element = screen.getByRole('status').parentElement ?? document.body
  return { onFiles, element, lit: () => element.classList.contains('bg-board/8') }
}

test('it lights up while a file is over it, and not before or after', () => {
  const { element, lit } = zone()
  expect(lit()).toBe(false)
  fireEvent.dragEnter(element)
  expect(lit()).toBe(true)
  fireEvent.dragLeave(element)
  expect(lit()).toBe(false)
  fireEvent.dragOver(element)
  expect(lit()).toBe(true)
  fireEvent.drop(element, { dataTransfer: { files: [file] } })
  expect(lit()).toBe(false)
})

test('only a drop hands files over, and the browser opens none', () => {
  const { element, onFiles } = zone()
  fireEvent.dragOver(element, { dataTransfer: { files: [file] } })
  expect(onFiles).not.toHaveBeenCalled()
  const drop = createEvent.drop(element, { dataTransfer: { files: [file] } })
  fireEvent(element, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
})

test('what is off takes nothing and stays dark', () => {
  const { element, onFiles, lit } = zone({ disabled: true })
  fireEvent.dragOver(element)
  expect(lit()).toBe(false)
  fireEvent.drop(element, { dataTransfer: { files: [file] } })
  expect(onFiles).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Proof')).toBeDisabled()
})

test('its words depend on whether a file is there', () => {
  zone()
  expect(screen.getByText('Choose a file or drop it here')).toBeVisible()
})

test('another file takes the place of one', () => {
  zone({ picked: 'proof.pdf' })
  expect(screen.getByText('Choose another file or drop it here')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('proof.pdf')
})
