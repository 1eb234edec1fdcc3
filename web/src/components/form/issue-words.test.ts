import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import afrikaans from '@/i18n/af.json'
import english from '@/i18n/en.json'
import { issueWords } from './issue-words.ts'

/** What a schema says of a value: the first issue, in words. */
function said(schema: z.core.$ZodType, value: unknown, locale: 'en' | 'af' = 'en') {
  const intl = createIntl({
    locale: `${locale}-ZA`,
    messages: locale === 'en' ? english : afrikaans,
  })
  const result = z.safeParse(schema, value, { error: issueWords(intl) })
  return result.error?.issues[0]?.message
}

const pdf = (bytes = 1, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], 'sheet', { type })

test.each<[string, z.core.$ZodType, unknown, string | undefined]>([
  ['right', z.string(), 'x', undefined],
  ['missing', z.string(), undefined, 'Please fill this in.'],
  ['null', z.string(), null, 'Please fill this in.'],
  ['empty', z.string().check(z.minLength(1)), '', 'Please fill this in.'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'Please fill this in.'],
  ['no text', z.string(), 7, 'Please write this differently.'],
  ['a list for a text', z.string(), ['a'], 'Please write this differently.'],
  ['no number', z.number(), 'seven', 'Please write a number.'],
  ['no big number', z.bigint(), 'seven', 'Please write a number.'],
  ['no number yet', z.number(), '', 'Please fill this in.'],
  ['half', z.int(), 1.5, 'Please write a whole number.'],
  ['no date', z.date(), 'seven', 'Please choose a date.'],
  ['no file', z.file(), 'seven', 'Please choose one.'],
  ['no file yet', z.file(), null, 'Please choose one.'],
  ['too long', z.string().check(z.maxLength(2)), 'abc', 'At most 2 characters'],
  ['too short', z.string().check(z.minLength(2)), 'a', 'At least 2 characters'],
  ['empty, and longer than 1', z.string().check(z.minLength(2)), '', 'At least 2 characters'],
  ['one too few', z.string().check(z.minLength(1)), '', 'Please fill this in.'],
  ['too many', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Choose at most 1.'],
  ['too few', z.array(z.string()).check(z.minLength(2)), ['a'], 'Choose at least 2.'],
  [
    'a set too many',
    z.set(z.string()).check(z.maxSize(1)),
    new Set(['a', 'b']),
    'Choose at most 1.',
  ],
  ['a set too few', z.set(z.string()).check(z.minSize(2)), new Set(['a']), 'Choose at least 2.'],
  ['too large a file', z.file().check(z.maxSize(1)), pdf(2), 'This file is too large.'],
  [
    'another kind of file',
    z.file().check(z.mime(['application/pdf', 'image/png'])),
    pdf(1, 'text/csv'),
    'This kind of file is not taken. Choose PDF or PNG.',
  ],
  ['too late', z.date().check(z.maximum(new Date(0))), new Date(1), 'Please choose a date.'],
  ['too early', z.date().check(z.minimum(new Date(1))), new Date(0), 'Please choose a date.'],
  ['above', z.number().check(z.maximum(1500)), 1501, 'At most 1 500'],
  ['not below', z.number().check(z.lt(10)), 10, 'Less than 10'],
  ['below', z.number().check(z.minimum(5)), 4, 'At least 5'],
  ['not above', z.number().check(z.gt(0)), 0, 'More than 0'],
  ['no e-mail', z.email(), 'x', 'E-mail must be valid'],
  ['no e-mail yet', z.email(), '', 'Please fill this in.'],
  ['no address', z.url(), 'x', 'Please write a full web address, such as https://kryt.co.za.'],
  ['no day', z.iso.date(), 'x', 'Please choose a date.'],
  ['no moment', z.iso.datetime(), 'x', 'Please choose a date.'],
  ['no time', z.iso.time(), 'x', 'Please write a time, such as 07:45.'],
  ['another shape', z.string().check(z.regex(/a/)), 'x', 'Please write this differently.'],
  ['no step', z.number().check(z.multipleOf(5)), 7, 'Only in steps of 5'],
  ['none of these', z.enum(['a', 'b']), 'x', 'Please choose one.'],
  ['neither', z.union([z.literal('a'), z.number()]), true, 'Please choose one.'],
  ['another rule', z.string().check(z.refine(() => false)), 'x', 'Please write this differently.'],
])('%s', (_what, schema, value, words) => {
  expect(said(schema, value)?.replaceAll('\u00a0', ' ')).toBe(words)
})

test('a schema’s own words stand, and ours are in the person’s language', () => {
  expect(said(z.string().check(z.minLength(1, 'Name is required')), '')).toBe('Name is required')
  expect(said(z.string().check(z.maxLength(2)), 'abc', 'af')).toBe('Hoogstens 2 tekens')
  expect(said(z.file().check(z.mime(['image/png', 'image/jpeg'])), pdf(), 'af')).toBe(
    'Hierdie soort lêer word nie aanvaar nie. Kies PNG of JPEG.',
  )
})
