import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderScreen } from '@/testing/render.tsx'
import { ItemSheet } from './item-sheet.tsx'

const open = (thumbnails: (string | null)[], covers: string[] = []) =>
  renderScreen(
    <MemoryRouter>
      <ItemSheet
        item={{ title: 'Breuke', thumbnails, language: 'af', category: null }}
        covers={covers}
        eager={false}
        link={{ to: '/product/1' }}
      >
        {null}
      </ItemSheet>
    </MemoryRouter>,
  ).container

const keysIn = (page: Element) =>
  [...page.querySelectorAll('img')].map(({ src }) => /(\w+)\.webp/.exec(src)?.[1])

test.each([
  [
    ['one.webp', 'two.webp', 'three.webp'],
    ['one', 'two'],
  ],
  [['one.webp'], ['one']],
  [['one.webp', null], ['one']],
])('of the pictures %j a list asks for %j only', (thumbnails, asked) => {
  expect(keysIn(open(thumbnails))).toEqual(asked)
})

test('a bundle has the covers of its members, and its title its own language', () => {
  expect(keysIn(open(['own.webp', 'more.webp'], ['a.webp', 'b.webp']))).toEqual(
    expect.arrayContaining(['a', 'b']),
  )
  expect(keysIn(document.body)).not.toContain('more')
  expect(screen.getByRole('link', { name: 'Breuke' })).toHaveAttribute('lang', 'af')
})
