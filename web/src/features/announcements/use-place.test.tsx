import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePlace } from './use-place.ts'

type Announcement = { id: string } | undefined

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/app/support']}>{children}</MemoryRouter>
)
const first = { id: 'first' }
const second = { id: 'second' }

function open(unread: Announcement) {
  const { result, rerender } = renderHook(
    ({ now }: { now: Announcement }) => ({ ...usePlace(now), navigate: useNavigate() }),
    { wrapper, initialProps: { now: unread } },
  )
  const show = (now: Announcement) => rerender({ now })
  const goTo = (path: string) => act(() => void result.current.navigate(path))
  return { result, show, goTo }
}

test('one that was read on another device leaves its place until the next page', () => {
  const { result, show, goTo } = open(first)
  expect(result.current).toMatchObject({ placed: true, left: undefined })
  show(undefined)
  expect(result.current).toMatchObject({ placed: false, left: first })
  goTo('/app/profile')
  expect(result.current).toMatchObject({ placed: false, left: undefined })
})

test('what comes after it lies over its place', () => {
  const { result, show } = open(first)
  show(second)
  expect(result.current).toMatchObject({ placed: false, left: first })
})

test('one that was marked as read here makes room, or gives its place to the next', () => {
  const { result, show } = open(first)
  act(() => result.current.keepPlace())
  show(second)
  expect(result.current).toMatchObject({ placed: true, left: undefined })
  act(() => result.current.keepPlace())
  show(undefined)
  expect(result.current).toMatchObject({ placed: false, left: undefined })
})

test('one that arrives later has no place on this page', () => {
  const { result, show, goTo } = open(undefined)
  show(first)
  expect(result.current).toMatchObject({ placed: false, left: undefined })
  goTo('/app/profile')
  expect(result.current.placed).toBe(true)
})
