import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fileLimitsIn, isRequiredIn, longestIn } from './schema-facts.ts'

const file = z.file().check(z.maxSize(2000), z.mime(['application/pdf']))

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  town: z.string().check(z.maxLength(30)),
  twice: z.string().check(z.maxLength(30), z.maxLength(20)),
  free: z.string(),
  maybe: z.optional(z.string().check(z.maxLength(5))),
  days: z.pipe(
    z.string().check(z.minLength(1), z.maxLength(2)),
    z.transform((days) => {
      if (days === '') throw new Error('only what is right is read')
      return Number(days)
    }),
  ),
  share: z.number(),
  agreed: z.literal(true),
  tags: z.array(z.string().check(z.maxLength(12))).check(z.minLength(1), z.maxLength(4)),
  notes: z.array(z.string()),
  pupils: z.array(z.string()).check(z.minLength(1)),
  marks: z.set(z.string()).check(z.maxSize(3)),
  mass: z.pipe(
    z.string(),
    z.transform((mass) => {
      if (mass === '') throw new Error('an empty one is not read')
      return Number(mass)
    }),
  ),
  breaks: z.array(z.object({ minutes: z.string().check(z.minLength(1), z.maxLength(3)) })),
  school: z.nullable(z.string()),
  owner: z.nullable(z.string()).check(z.refine((owner) => owner !== null)),
  sheet: z.nullable(z.union([z.string(), file])),
  picture: z.file(),
  either: z.union([z.string(), z.number()]),
})

test.each([
  ['name', 100],
  ['town', 30],
  ['twice', 20],
  ['maybe', 5],
  ['days', 2],
  ['tags', 4],
  ['tags.0', 12],
  ['tags.17', 12],
  ['breaks.0.minutes', 3],
  ['free', null],
  ['notes', null],
  ['share', null],
  ['marks', null],
  ['school', null],
  ['nowhere', null],
  ['nowhere.0.minutes', null],
  ['name.first', null],
])('the longest %s is %s', (name, longest) => {
  expect(longestIn(schema, name)).toBe(longest)
})

test.each<[string, unknown, boolean]>([
  ['name', 'Easter', true],
  ['name', '', true],
  ['town', 'Musina', false],
  ['maybe', '', false],
  ['days', '5', true],
  ['share', 7, true],
  ['tags', [], true],
  ['tags', ['a'], true],
  ['notes', ['a'], false],
  ['pupils', ['a'], true],
  ['mass', '5', false],
  ['town', null, true],
  ['breaks.0.minutes', '10', true],
  // One box to tick has no empty state.
  ['agreed', false, false],
  // A choice is emptied to null, whether one is chosen or not.
  ['school', null, false],
  ['school', 'a', false],
  ['owner', null, true],
  ['owner', 'a', true],
  ['sheet', null, false],
  ['picture', null, true],
  ['nowhere', '', false],
])('whether %s is required (now %j): %s', (name, value, required) => {
  expect(isRequiredIn(schema, name, value)).toBe(required)
})

test('rules about several fields do not hide those of one', () => {
  const checked = schema.check(z.refine(({ name, town }) => name !== town))
  expect(longestIn(checked, 'name')).toBe(100)
  expect(isRequiredIn(checked, 'name', '')).toBe(true)
})

test.each([
  ['sheet', { types: ['application/pdf'], most: 2000 }],
  ['picture', { types: [], most: null }],
  ['either', { types: [], most: null }],
  ['name', { types: [], most: null }],
  ['nowhere', { types: [], most: null }],
])('the files that %s takes', (name, limits) => {
  expect(fileLimitsIn(schema, name)).toEqual(limits)
})
