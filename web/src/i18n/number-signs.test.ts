import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { numberLocale } from '@/lib/number-words.ts'
import afrikaans from './af.json'
import english from './en.json'

const catalogues = {
  en: { messages: english as Record<string, string>, wrong: /\d,\d{1,2}(?!\d)|\d[\s\u202f]\d{3}/u },
  af: { messages: afrikaans as Record<string, string>, wrong: /\d\.\d{1,2}(?![\d.])|\d,\d{3}/u },
}

/** A value for each placeholder: with every kind of it that is a number, one that has thousands and a fraction. */
function valuesOf(elements: MessageFormatElement[]): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  const take = (element: MessageFormatElement) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return
    if (element.type === TYPE.tag) {
      given[element.value] = (parts: unknown[]) => parts.join('')
      element.children.forEach(take)
    } else if (element.type === TYPE.number) given[element.value] = 1234.5
    else if (element.type === TYPE.plural) {
      given[element.value] = 1234.5
      for (const { value } of Object.values(element.options)) value.forEach(take)
    } else if (element.type === TYPE.select) {
      given[element.value] ??= 'other'
      for (const { value } of Object.values(element.options)) value.forEach(take)
    } else given[element.value] ??= 'word'
  }
  elements.forEach(take)
  return given
}

test.each(['en', 'af'] as const)(
  '%s: every message has the decimal sign of its language',
  (locale) => {
    const { messages, wrong } = catalogues[locale]
    const intl = createIntl({ locale: numberLocale(locale), messages })
    const written = Object.entries(messages).map(([id, text]) => [
      text,
      // eslint-disable-next-line formatjs/enforce-default-message, formatjs/enforce-id -- every message of the catalogue
      intl.formatMessage({ id }, valuesOf(parse(text)) as Record<string, string>),
    ])
    expect(written.filter(([, shown]) => wrong.test(shown ?? ''))).toEqual([])
    // That they are tried at all.
    const numbers = written.filter(([, shown]) => /1.234[.,]5/u.test(shown ?? ''))
    expect(numbers.length).toBeGreaterThan(100)
  },
)

test('messages write no date or time by themselves: their language is that of the numbers', () => {
  const dates = Object.values(catalogues.en.messages).filter((text) =>
    /\{\w+, (?:date|time)\b/.test(text),
  )
  expect(dates).toEqual([])
})
