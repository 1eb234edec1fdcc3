import { expect, test } from 'vitest'
import { documentOf } from './split-documents.ts'

const generated = `export const OneDocument = {
  kind: 'Document',
} as unknown as DocumentNode<One, OneVariables>
export const TwoFragmentDoc = {
  kind: 'Document',
  two: true,
} as unknown as DocumentNode<Two, unknown>
`

test('a document is cut out of the generated module without its types', () => {
  expect(documentOf(generated, 'TwoFragmentDoc')).toBe(
    "export const TwoFragmentDoc = {\n  kind: 'Document',\n  two: true,\n}",
  )
})

test('a name that is not there stops the build', () => {
  expect(() => documentOf(generated, 'ThreeDocument')).toThrow('no such document: ThreeDocument')
})
