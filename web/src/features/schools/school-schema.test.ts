import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { schoolSchema, type SchoolValues } from './school-schema.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const right: SchoolValues = {
  name: 'Marula Primary',
  town: '',
  provinces: ['Limpopo'],
  isGeneric: false,
  logo: null,
}
const picture = (type: string) => new File(['x'], 'crest', { type })

test.each<[string, Partial<SchoolValues>, string | null]>([
  ['name', { name: ' \u00a0' }, 'Name is required'],
  ['name', { name: 'a'.repeat(201) }, null],
  ['town', { town: 'a'.repeat(101) }, null],
  ['provinces', { provinces: [] }, 'Choose at least one province'],
  ['logo', { logo: picture('application/pdf') }, null],
  ['logo', { logo: picture('image/svg+xml') }, null],
])('%s is refused: %o', (field, change, message) => {
  const [issue] = schoolSchema(intl).safeParse({ ...right, ...change }).error?.issues ?? []
  expect(issue?.path[0]).toBe(field)
  if (message !== null) expect(issue?.message).toBe(message)
})

test.each<Partial<SchoolValues>>([
  {},
  { logo: picture('image/png') },
  { logo: 'Schools/x/1-crest.jpg' },
  { provinces: ['Gauteng', 'North West'], isGeneric: true },
])('%o is right', (change) => {
  expect(schoolSchema(intl).safeParse({ ...right, ...change }).success).toBe(true)
})
