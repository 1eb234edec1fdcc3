import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import afrikaans from './af.json'
import english from './en.json'

const en: Record<string, string> = english
const af: Record<string, string> = afrikaans

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)]
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inner = Object.values(element.options).flatMap((option) => namesIn(option.value))
      return [element.value, ...inner]
    }
    return [element.value]
  })
}

test('both languages have every message', () => {
  expect(Object.keys(en).filter((id) => !af[id])).toEqual([])
  expect(Object.keys(af).filter((id) => !en[id])).toEqual([])
})

test('a translation has the same placeholders as the original', () => {
  const places = (text: string | undefined) => [...new Set(namesIn(parse(text ?? '')))].sort()
  const different = Object.keys(en).filter((id) => places(en[id]).join() !== places(af[id]).join())
  expect(different.map((id) => [en[id], af[id]])).toEqual([])
})

test('only names and words that are equal in both languages are untranslated', () => {
  const same = Object.keys(en).filter((id) => en[id] === af[id] && /\p{L}{4,}/u.test(en[id] ?? ''))
  expect(same.map((id) => en[id]).sort()).toMatchSnapshot()
})

test('Afrikaans writes the article with a closing quote, and no exclamation marks', () => {
  const wrong = Object.values(af).filter((text) => /(^|\s)['‘]n\s|ŉ|!/.test(text))
  expect(wrong).toEqual([])
})
