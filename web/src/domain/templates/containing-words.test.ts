import { expect, test } from 'vitest'
import { containingWords } from './containing-words.ts'

const like = (words: string) => containingWords(words).map(({ searchField }) => searchField.like)

test('every word is looked for, without capitals and accents', () => {
  expect(like('  Geografie  GRAAD ')).toEqual(['%geografie%', '%graad%'])
  expect(like('Lewensoriëntering')).toEqual(['%lewensorientering%'])
  expect(like(' ')).toEqual([])
})

test('what the database would read as a sign of its own is looked for as it is', () => {
  expect(like('50% a_b c\\d')).toEqual(['%50\\%%', '%a\\_b%', '%c\\\\d%'])
})

test('ten words count', () => {
  expect(like('a b c d e f g h i j k l')).toHaveLength(10)
})
