import { expect, test } from 'vitest'
import { playerAddress, readContentLink } from './video-link.ts'

test.each([
  ['dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['a_b-c_d-e_1', { kind: 'youtube', id: 'a_b-c_d-e_1' }],
  // Eleven digits are eleven characters first.
  ['12345678901', { kind: 'youtube', id: '12345678901' }],
  [' 76979871 ', { kind: 'vimeo', id: '76979871' }],
  ['123456789012', { kind: 'vimeo', id: '123456789012' }],
  ['https://example.com/a?b=c', { kind: 'page', href: 'https://example.com/a?b=c' }],
  ['dQw4w9WgXc', { kind: 'text', text: 'dQw4w9WgXc' }],
  ['dQw4w9WgXc!', { kind: 'text', text: 'dQw4w9WgXc!' }],
  ['javascript:alert(1)', { kind: 'text', text: 'javascript:alert(1)' }],
  ['see page 4', { kind: 'text', text: 'see page 4' }],
])('%s', (text, link) => {
  expect(readContentLink(text)).toEqual(link)
})

test('the players set no cookies before a film runs', () => {
  expect(playerAddress({ kind: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  )
  expect(playerAddress({ kind: 'vimeo', id: '76979871' })).toContain('dnt=1')
})
