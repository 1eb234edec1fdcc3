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

test.each([
  ['product_title_length', /longer than there is room/],
  ['teacher_assessment_template_documents_size', /longer than there is room/],
  ['communication_publish_date_in_time', /between the years 2000 and 2100/],
  ['product_bundle_numbers', /not a number/],
  ['taxonomy_name_present', /letters that can be read/],
] as const)('%s needs no sentence of its own', async (name, sentence) => {
  await loadErrorWords()
  const message = `new row for relation "x" violates check constraint "${name}"`
  expect(errorSentence(intl, { errors: [{ message }] })).toMatch(sentence)
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
