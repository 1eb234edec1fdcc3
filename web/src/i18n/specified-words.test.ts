import { expect, test } from 'vitest'
import english from './en.json'

/** Words that the specification gives to the letter, and what stood for them once. Each text is on a screen by its id. */
test.each([
  ['Off Period', 'Free period'],
  ['Default', 'Standard'],
  ['No shipping details found', null],
])('the English word is %j, not %j', (word, other) => {
  const words: string[] = Object.values(english)
  expect(words).toContain(word)
  expect(words).not.toContain(other)
})
