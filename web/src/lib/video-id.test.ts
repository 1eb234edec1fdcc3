import { expect, test } from 'vitest'
import { isVideoId, videoIdIn } from './video-id.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', '76979871'],
  ['https://player.vimeo.com/video/76979871', '76979871'],
  [' dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
])('the id in %s', (typed, id) => {
  expect(videoIdIn(typed)).toBe(id)
  expect(isVideoId(id)).toBe(true)
})

test.each(['tooshort', 'twelve_chars', 'https://example.org/v', 'has space11'])(
  '%s is none',
  (typed) => expect(isVideoId(videoIdIn(typed))).toBe(false),
)
