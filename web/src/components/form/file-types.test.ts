import { expect, test } from 'vitest'
import { typeNames } from './file-types.ts'

test.each([
  [['application/pdf'], ['PDF']],
  [
    ['image/png', 'image/jpeg', 'image/webp'],
    ['PNG', 'JPEG', 'WEBP'],
  ],
  [
    ['image/svg+xml', 'application/zip', 'text/csv'],
    ['SVG', 'ZIP', 'CSV'],
  ],
  [
    [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['Word', 'Excel', 'PowerPoint'],
  ],
  [['anything'], ['ANYTHING']],
])('%j is %j', (types, names) => {
  expect(typeNames(types)).toEqual(names)
})
