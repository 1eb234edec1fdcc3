import { expect, test } from 'vitest'
import cases from './how-it-comes-cases.json' with { type: 'json' }
import { howItComes } from './how-it-comes.ts'

// The screens are tested with the same cases: web/src/domain/product/how-it-comes.test.tsx.
test.each(cases)('$what', ({ physical, members, comes }) => {
  expect(howItComes({ physical, members: members.map((one) => ({ physical: one })) })).toBe(comes)
})
