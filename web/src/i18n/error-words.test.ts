import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import english from './en.json'
import { loadErrorWords, onCatalogue, readCatalogue, withTexts } from './catalogue.ts'
import { errorSentence, sentenceLoaded } from './error-messages.ts'
import { showLocale } from './locale.ts'

const intl = createIntl({ locale: 'en-ZA', messages: english })
const refused = new AppError('coupon_used_up')

test('a page does not wait for the words of errors; the first error that has none asks for them', async () => {
  expect(await withTexts(Promise.resolve('the page'))).toBe('the page')
  // Whoever shows the sentence draws it again.
  const drawn: string[] = []
  onCatalogue(() => drawn.push(errorSentence(intl, refused)))
  expect(errorSentence(intl, refused)).toMatch(/^Something went wrong/)
  await sentenceLoaded(refused)
  expect(errorSentence(intl, refused)).toMatch(/coupon/i)
  await vi.waitFor(() => expect(drawn.at(-1)).toMatch(/coupon/i))
  expect(readCatalogue('en')).toHaveProperty(['uwNlS8'])
})

test('who still holds the texts of before is told in words, not in the number of a text', async () => {
  showLocale('af')
  await loadErrorWords()
  const before = createIntl({
    locale: 'af-ZA',
    defaultLocale: 'en-ZA',
    messages: {},
    onError: () => undefined,
  })
  expect(errorSentence(before, refused)).toMatch(/koepon/i)
  showLocale('en')
})
